import { addressOf, type Links } from '#functions/account/auth/links.ts';
import type { Account } from '#functions/account/store.ts';
import type { Write } from '#functions/platform/table/table.ts';

/** For how long the owner can disown by mail what happened to the account. */
export const DISOWN_MINUTES = 7 * 24 * 60;

/**
 * A link by which the owner disowns what just happened: “This wasn’t me”. `device` is the digest of the browser that did
 * it, as far as the account knows it; `passkey_id` of the passkey that it used; `since` is the login of the session that did it,
 * where that is earlier: what it did before is undone as well. `minutes` is less where there is nothing to
 * undo after that.
 */
export function disownLink(
  { account_id, email, language }: Pick<Account, 'account_id' | 'email' | 'language'>,
  device: string | undefined,
  links: Pick<Links, 'make'>,
  now: Date,
  more: { passkey_id?: string | undefined; since?: string | undefined; minutes?: number } = {},
): { params: { link: string; until: string }; write: Write } {
  const { passkey_id, since, minutes = DISOWN_MINUTES } = more;
  const data = { email, ...(device && { device }), ...(passkey_id && { passkey_id }), ...(since && { since }) };
  const link = links.make({ action: 'not-me', account_id, data, minutes }, now);
  return { params: { link: addressOf(language, 'not-me', link.token), until: link.expires_at }, write: link.write };
}
