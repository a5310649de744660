import * as z from 'zod';

import { digest } from '#functions/platform/digest.ts';
import { keptUntil } from '#functions/platform/table/expiry.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { RecordedReason } from '#shared/validation/account.ts';
import { addDays } from '#shared/values/duration.ts';
import { AccountId, PersonId, ReportLinkId } from '#shared/values/id.ts';

/** A private link to a report: whose it is, and how often it was opened. It holds no data of the person. */
export const LinkItem = z.object({
  account_id: AccountId,
  link_id: ReportLinkId,
  /** Of its token, so that it is removed with the link. */
  digest: z.string(),
  person_id: PersonId,
  /** The member’s, for which the report was opened: each opening is audited with it. */
  purpose: RecordedReason,
  made_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  views: z.number().int(),
  /** Browsers that opened the link and may read the report again until then: digests of their tokens. */
  readers: z.array(z.object({ browser: z.string(), until: z.iso.datetime() })).default([]),
});
export type LinkItem = z.infer<typeof LinkItem>;

/** For how long an ended link is remembered, so that it says that it has ended. */
const REMEMBERED_DAYS = 7;
const forgottenAt = ({ ends_at }: { ends_at: string }) => addDays(ends_at, REMEMBERED_DAYS);

const linkItem: Entity<LinkItem> = {
  schema: LinkItem,
  key: keys.reportLink,
  expires: keptUntil('reportLink', forgottenAt),
};

/** Leads from a token, of which only the digest is stored, to the link. Without the link it leads nowhere. */
const TokenItem = LinkItem.pick({ account_id: true, link_id: true, digest: true, ends_at: true });
type TokenItem = z.infer<typeof TokenItem>;
const tokenItem: Entity<TokenItem> = {
  schema: TokenItem,
  key: keys.reportToken,
  expires: keptUntil('reportLink', forgottenAt),
};

export const linkStore = (table: Table) => ({
  of: (account_id: AccountId, link_id: ReportLinkId) => table.get(linkItem, keys.reportLink({ account_id, link_id })),
  async byToken(token: string): Promise<Revised<LinkItem> | undefined> {
    const found = await table.get(tokenItem, keys.reportToken({ digest: digest(token) }));
    return found && this.of(found.account_id, found.link_id);
  },
  list: (account_id: AccountId) => table.query(linkItem, keys.reportLink({ account_id })),
  /** The writes of a new link. */
  begin: (link: LinkItem): Write[] => {
    const { account_id, link_id, digest, ends_at } = link;
    return [table.put(linkItem, link), table.put(tokenItem, { account_id, link_id, digest, ends_at })];
  },
  /** Counts one more opening. */
  view: ({ revision, ...was }: Revised<LinkItem>, readers: LinkItem['readers']): Write =>
    table.put(linkItem, { ...was, readers, views: was.views + 1 }, { ...was, revision }),
  revoke: (link: LinkItem): Write[] => [table.remove(keys.reportLink(link)), table.remove(keys.reportToken(link))],
  commit: (...writes: Write[]) => table.commit(...writes),
});
export type LinkStore = ReturnType<typeof linkStore>;
