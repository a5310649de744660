import { readerOf } from '#functions/account/reader.ts';
import { type Account, type AccountStore, newAccount } from '#functions/account/store.ts';
import { addressOf, type Links } from '#functions/account/auth/links.ts';
import { hashPassword } from '#functions/account/auth/passwords/passwords.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import type { ClientInfo } from '#functions/platform/client-info.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import { type AccountId, newId } from '#shared/values/id.ts';
import { portugueseToBegin } from '#shared/values/variety.ts';
import { zoneOrUtc } from '#shared/values/zone.ts';

type Deps = { accounts: AccountStore; links: Links; outbox: Outbox };
type NewAccount = Pick<Account, 'email' | 'language'> & {
  name?: string | undefined;
  time_zone?: string | undefined;
  /** The id, if the caller needs to know it; a new one by default. */
  account_id?: AccountId | undefined;
  /** Where it is opened from. */
  from: Pick<ClientInfo, 'portuguese' | 'country'>;
  /** In plain. Without one its owner sets one later, by mail. */
  password?: string | undefined;
};
const CONFIRM_MINUTES = 24 * 60;

/** Opens an account for an address, and mails it the link that confirms it. @throws auth.email-taken */
export async function openAccount(fields: NewAccount, { accounts, links, outbox }: Deps, now: Date): Promise<Account> {
  const { email, language, name = '', time_zone, from, password } = fields;
  const { account_id = newId('account', now.getTime()) } = fields;
  const credentials = password && { password: await hashPassword(password), password_changed_at: now.toISOString() };
  const account = newAccount(
    { account_id, email, language, name, time_zone: zoneOrUtc(time_zone), ...portugueseToBegin(from), ...credentials },
    now,
  );
  const link = links.make({ action: 'confirm-email', account_id, data: { email }, minutes: CONFIRM_MINUTES }, now);
  const params = { link: addressOf(language, 'confirm-email', link.token), until: link.expires_at };
  const message = outbox.queue({ purpose: 'confirm-email', to: email, ...readerOf(account), params }, now);
  await retryOnConflict(async () => {
    // A concurrent request for the same address won the race.
    // Nobody has proven the mailbox here: the address of a closed account stays free for its owner.
    if ((await accounts.takerOf(email, now)) ?? (await accounts.findClosed('email', email, now))) {
      throw new Fault('auth.email-taken', { fields: { email: [messages['email.taken']] } });
    }
    await accounts.create(account, link.write, message.write);
  });
  await message.send();
  return account;
}
