import * as z from 'zod';

import { keptFrom } from '#functions/platform/table/expiry.ts';
import { limits } from '#functions/platform/limits.ts';
import { log } from '#functions/platform/log.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Table, Write } from '#functions/platform/table/table.ts';
import { HOUR } from '#shared/values/duration.ts';
import { AccountId } from '#shared/values/id.ts';

const kinds = {
  alert: limits['owner-alert'],
  again: limits['owner-alert-again'],
  notice: limits['owner-notice'],
} as const;

const SentNotice = z.object({
  /** `again`: the second try of an alert. */
  kind: z.enum(['alert', 'again', 'notice']),
  /** Null if the number is withheld. */
  from: z.string().nullable(),
  /** A contact, or a person with a rule of their own. */
  is_known: z.boolean(),
  at: z.iso.datetime(),
});
export type SentNotice = z.infer<typeof SentNotice>;

/** What an owner was notified of within the last hour. */
const SentNotices = z.object({ account_id: AccountId, sent: z.array(SentNotice) });
type SentNotices = z.infer<typeof SentNotices>;
const sentNotices: Entity<SentNotices> = {
  schema: SentNotices,
  key: keys.sentNotices,
  expires: keptFrom('ongoingCall', ({ sent }) => sent.at(-1)?.at),
};

/**
 * Whether one more may be sent: so many an hour for a number, and so many for all strangers together. People whom the
 * owner knows have only the limit of their own number, so that a flood of strangers holds none of them back. Withheld
 * numbers cannot be distinguished, and have only the limit of all strangers.
 */
export function hasRoom(sent: readonly SentNotice[], next: SentNotice): boolean {
  const { phone, account } = kinds[next.kind];
  const within = (seconds: number) =>
    sent.filter(({ kind, at }) => kind === next.kind && Date.parse(at) > Date.parse(next.at) - seconds * 1000);
  const [perNumber, seconds] = phone;
  const isFull = next.from !== null && within(seconds).filter(({ from }) => from === next.from).length >= perNumber;
  if (isFull) return false;
  const [perAccount, accountSeconds] = account;
  return next.is_known || within(accountSeconds).filter(({ is_known }) => !is_known).length < perAccount;
}

export const noticeBudget = (table: Table) => ({
  /** Counts one more, or undefined if there is no room. Of two at once the second fails as request.conflict and is tried again. */
  async take(account_id: AccountId, next: SentNotice): Promise<Write | undefined> {
    const current = await table.get(sentNotices, keys.sentNotices({ account_id }));
    const hourAgo = new Date(Date.parse(next.at) - HOUR).toISOString();
    const sent = (current?.sent ?? []).filter(({ at }) => at > hourAgo);
    if (hasRoom(sent, next)) return table.put(sentNotices, { account_id, sent: [...sent, next] }, current);
    log.warn('the budget of notices is used up', { account_id, kind: next.kind });
    return undefined;
  },
});
