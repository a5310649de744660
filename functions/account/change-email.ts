import { readerOf } from '#functions/account/reader.ts';
import { pendingEmailStore } from '#functions/account/pending-email.ts';
import { type Account, accountStore } from '#functions/account/store.ts';
import { disownLink } from '#functions/account/auth/disown-link.ts';
import { placeInWords } from '#functions/account/auth/domain/place-in-words.ts';
import { knownDevicesOf } from '#functions/account/auth/known-devices.ts';
import { addressOf, linksOf } from '#functions/account/auth/links.ts';
import { requireOwner } from '#functions/account/auth/require-owner.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { environment } from '#functions/platform/environment.ts';
import { handle, type Request } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { account as contract } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';

const LINK_MINUTES = 60;

const live = {
  accounts: accountStore(table),
  pendingEmails: pendingEmailStore(table),
  knownDevices: knownDevicesOf(table),
  links: linksOf(table),
  outbox: outboxOf(table),
  limits: limiterOf(table),
  isNeutral: () => environment().ENUMERATION_SAFE === 'on',
  commit: table.commit.bind(table),
};

/**
 * The answer does not reveal whether the address belongs to somebody else, who then learns of it by mail. The old address
 * is notified once of each new one, however often its link is sent again.
 */
export const handler = handle(contract.changeEmail, live, async ({ input, member, from, cookies, now }, deps) => {
  const { accounts, pendingEmails, links, outbox, limits, isNeutral, commit } = deps;
  const stored = await accounts.of(member.accountId);
  if (!stored) throw new Fault('auth.unauthenticated');
  requireOwner(member, now);
  await limits.take('change-email', { account: stored.account_id }, now);
  const { email } = input;
  const { account_id, language } = stored;
  const taker = await accounts.takerOf(email, now);
  const owner = taker?.account_id === account_id ? undefined : taker;
  if (email === stored.email) {
    throw new Fault('request.invalid', { fields: { email: [messages['email.present']] } });
  }
  if (owner && !isNeutral()) {
    throw new Fault('auth.email-taken', { fields: { email: [messages['email.taken']] } });
  }

  // The link of a taken address is not mailed, and would change nothing.
  const { token, link, write, expires_at } = links.make(
    { action: 'change-email', account_id, data: { email }, minutes: LINK_MINUTES },
    now,
  );
  const before = await pendingEmails.of(account_id, now);
  const change = { account_id, email, link: link.digest, asked_at: link.made_at, ends_at: expires_at };
  const toNew = owner
    ? outbox.queue({ purpose: 'address-wanted', to: email, ...readerOf(owner), params: {} }, now)
    : outbox.queue(
        {
          purpose: 'change-email',
          to: email,
          ...readerOf(stored),
          params: { link: addressOf(language, 'change-email', token), until: expires_at },
        },
        now,
      );
  const toOld =
    before?.email === email ? undefined : await alertOldAddress(stored, email, { from, cookies, now }, deps);
  const messagesToSend = [toNew, ...(toOld ? [toOld.message] : [])];
  const writes = [write, pendingEmails.begin(change), ...(toOld ? [toOld.write] : [])];
  await commit(...writes, ...messagesToSend.map((message) => message.write));
  await Promise.all(messagesToSend.map((message) => message.send()));
  return { expires_at };
});

/** Tells the old address, which can disown the change. */
async function alertOldAddress(
  account: Account,
  email: string,
  { from, cookies, now }: Pick<Request<typeof contract.changeEmail>, 'from' | 'cookies' | 'now'>,
  { knownDevices, links, outbox }: typeof live,
) {
  const reader = readerOf(account);
  const device = await knownDevices.find(account.account_id, cookies);
  const disowning = disownLink(account, device, links, now);
  const place = placeInWords(from, reader.language);
  const params = { email, device: from.device, at: now.toISOString(), place, ...disowning.params };
  const message = outbox.queue({ purpose: 'email-changing', to: account.email, ...reader, params }, now);
  return { message, write: disowning.write };
}
