import { addressOf, type Links } from '#functions/account/auth/links.ts';
import type { Account } from '#functions/account/store.ts';
import type { Write } from '#functions/platform/table/table.ts';
import { figures } from '#shared/values/figures.ts';

/**
 * A link by which the owner of an account without any way to log in sets the first password: the account of a visitor
 * who paid. `redirect` is the path of the page that follows the login. It ends with that password, also where that is set elsewhere. Nothing for other accounts.
 */
export function firstPasswordLink(
  account: Account,
  links: Pick<Links, 'make'>,
  now: Date,
  redirect: string | null,
): { link: string; write: Write } | undefined {
  const { account_id, email, language, password_changed_at, google, has_passkey, phone_confirmed_at } = account;
  if (password_changed_at || google || has_passkey || phone_confirmed_at) return undefined;
  const minutes = figures.firstPasswordDays * 24 * 60;
  const { token, write } = links.make(
    { action: 'reset-password', account_id, data: { email, ...(redirect && { redirect }) }, minutes },
    now,
  );
  return { link: addressOf(language, 'reset-password', token), write };
}
