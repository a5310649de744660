import * as z from 'zod';

import { digest, newToken } from '#functions/platform/digest.ts';
import { environment } from '#functions/platform/environment.ts';
import { keptUntil } from '#functions/platform/table/expiry.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Table, Write } from '#functions/platform/table/table.ts';
import { LinkAction } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addMinutes, DAY } from '#shared/values/duration.ts';
import { AccountId } from '#shared/values/id.ts';
import type { Language } from '#shared/values/language.ts';
import { paths } from '#shared/values/pages.ts';

/**
 * A mailed link: its action and account. `data` holds the parameters of the action: the `email` it confirms or was mailed
 * to, the `redirect` to go to afterwards, the `subject` and `email` of the Google account it connects, the digest of the `device` it forgets, `since` when it undoes what was done, or a registration with the digest of its `browser`. Only a digest of the token is stored.
 */
const Link = z.object({
  digest: z.string(),
  action: LinkAction,
  account_id: AccountId,
  data: z.record(z.string(), z.string()),
  made_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
});
export type Link = z.infer<typeof Link>;
/** By which an owner disowns what happened to the account, or sets its first password: it waits in the mailbox for days. */
const alertItem: Entity<Link> = {
  schema: Link,
  key: keys.alertLink,
  expires: keptUntil('alertLink', ({ ends_at }) => ends_at),
};
const linkItem: Entity<Link> = {
  schema: Link,
  key: keys.link,
  expires: keptUntil('oneTimeCode', ({ ends_at }) => ends_at),
};

const entityOf = ({ made_at, ends_at }: Pick<Link, 'made_at' | 'ends_at'>) =>
  Date.parse(ends_at) - Date.parse(made_at) > DAY ? alertItem : linkItem;

/** The page that a mailed link opens. */
export const addressOf = (language: Language, action: LinkAction, token: string): string =>
  [environment().SITE_URL, language, action === 'reset-password' ? action : `confirm/${action}`, token].join('/');

/** The page where a member changes the password. */
export const changePasswordLink = (language: Language): string =>
  environment().SITE_URL + paths.changePassword.replace(':language', language);

/** The page where a member makes new recovery codes. */
export const securityLink = (language: Language): string =>
  environment().SITE_URL + paths.security.replace(':language', language);

/** Emailed links prove access to the mailbox. Each can be inspected, and used once. */
export const linksOf = (table: Table) => {
  async function find(token: string, now: Date) {
    const of = { digest: digest(token) };
    const link = (await table.get(linkItem, keys.link(of))) ?? (await table.get(alertItem, keys.alertLink(of)));
    if (!link || link.ends_at <= now.toISOString()) throw new Fault('auth.link-expired');
    return link;
  }
  return {
    /** A link token; `write` stores the link in the transaction that queues its email. */
    make(
      { minutes, ...fields }: Pick<Link, 'action' | 'account_id' | 'data'> & { minutes: number },
      now: Date,
    ): { token: string; link: Link; write: Write; expires_at: string } {
      const token = newToken();
      const ends_at = addMinutes(now, minutes).toISOString();
      const link = { ...fields, digest: digest(token), made_at: now.toISOString(), ends_at };
      return { token, link, write: table.put(entityOf(link), link), expires_at: ends_at };
    },
    /** The link of a token, unused. @throws auth.link-expired where it is over, was used, or never was */
    look: (token: string, now: Date): Promise<Link> => find(token, now),
    /** What a link does; `write` uses it up, in the same transaction as that. Throws as `look` does. */
    async use(token: string, now: Date): Promise<{ link: Link; write: Write }> {
      const link = await find(token, now);
      return { link, write: table.remove(entityOf(link).key(link), link) };
    },
  };
};
export type Links = ReturnType<typeof linksOf>;
