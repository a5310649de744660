import { readerOf } from '#functions/account/reader.ts';
import { addressOf, type Links } from '#functions/account/auth/links.ts';
import type { Account } from '#functions/account/store.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import type { Write } from '#functions/platform/table/table.ts';
import { figures } from '#shared/values/figures.ts';

/**
 * To the owner of an account without any way to log in, that of a visitor who paid: a link that sets the first password. A mail
 * of its own, since the one about the order may be forwarded. `redirect` is the path of the page that follows the login. The
 * link ends with that password, also where that is set elsewhere. Nothing for other accounts.
 */
export function firstPasswordMail(
  account: Account,
  { links, outbox }: { links: Pick<Links, 'make'>; outbox: Outbox },
  now: Date,
  redirect: string | null,
): { writes: Write[]; send: () => Promise<void> } | undefined {
  const { account_id, email, language, password_changed_at, google, has_passkey, phone_confirmed_at } = account;
  if (password_changed_at || google || has_passkey || phone_confirmed_at) return undefined;
  const minutes = figures.firstPasswordDays * 24 * 60;
  const data = { email, ...(redirect && { redirect }) };
  const { token, write, expires_at } = links.make({ action: 'reset-password', account_id, data, minutes }, now);
  const params = { link: addressOf(language, 'reset-password', token), until: expires_at };
  const message = outbox.queue({ purpose: 'first-password', to: email, ...readerOf(account), params }, now);
  return { writes: [write, message.write], send: message.send };
}
