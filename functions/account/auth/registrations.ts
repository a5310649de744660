import * as z from 'zod';

import type { Link } from '#functions/account/auth/links.ts';
import { browserToken } from '#functions/platform/browser-token.ts';
import type { Cookies } from '#functions/platform/cookies.ts';
import { digest, isSame } from '#functions/platform/digest.ts';
import { keptUntil } from '#functions/platform/table/expiry.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Table, Write } from '#functions/platform/table/table.ts';

/** Identifies the browser that registered, so that its link opens the account there without the password. */
const COOKIE = 'register';

/** The last registration of an address: by their digests, the address and the link. Its link alone opens the account. */
const LastRegistration = z.object({ digest: z.string(), link: z.string(), ends_at: z.iso.datetime() });
type LastRegistration = z.infer<typeof LastRegistration>;
const lastRegistration: Entity<LastRegistration> = {
  schema: LastRegistration,
  key: keys.registration,
  expires: keptUntil('oneTimeCode', ({ ends_at }) => ends_at),
};

/** Registrations whose link was mailed. */
export const registrationsOf = (table: Table) => ({
  /** The write that makes a link the last of its address: those before open nothing any more. */
  replaceLast(email: string, { digest: link, ends_at }: Pick<Link, 'digest' | 'ends_at'>): Write {
    const item = { digest: digest(email), link, ends_at };
    // Unconditionally: of two registrations at once, either may be the last.
    return table.derive(lastRegistration, keys.registration(item), item);
  },
  async isLast(link: Link): Promise<boolean> {
    const last = await table.get(lastRegistration, keys.registration({ digest: digest(link.data.email ?? '') }));
    return last === undefined || last.link === link.digest;
  },
});
export type Registrations = ReturnType<typeof registrationsOf>;

/** The digest of the browser that registers; it keeps its token until the link is over. */
export function registeringBrowser(cookies: Cookies, maxAge: number): string {
  const token = browserToken(cookies.get(COOKIE));
  cookies.set(COOKIE, token, { maxAge });
  return digest(token);
}

/** Whether a browser is the one that registered. */
export function isRegisteringBrowser({ data }: Pick<Link, 'data'>, cookies: Cookies): boolean {
  const token = cookies.get(COOKIE);
  return token !== undefined && data.browser !== undefined && isSame(data.browser, digest(token));
}
