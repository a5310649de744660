import { readerOf } from '#functions/account/reader.ts';
import { accountStore } from '#functions/account/store.ts';
import { addressOf, linksOf } from '#functions/account/auth/links.ts';
import { requireOwner } from '#functions/account/auth/require-owner.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';

const live = {
  accounts: accountStore(table),
  links: linksOf(table),
  outbox: outboxOf(table),
  limits: limiterOf(table),
  commit: table.commit.bind(table),
};

export const handler = handle(account.changeEmail, live, async ({ input, member, now }, deps) => {
  const { accounts, links, outbox, limits, commit } = deps;
  const stored = await accounts.of(member.accountId);
  if (!stored) throw new Fault('auth.unauthenticated');
  requireOwner(member, now);
  await limits.take('change-email', { account: stored.account_id }, now);
  const { email } = input;
  if (await accounts.findByCredential('email', email))
    throw new Fault('auth.email-taken', { fields: { email: [messages['email.taken']] } });

  const { account_id, language } = stored;
  const link = links.make({ action: 'change-email', account_id, data: { email }, minutes: 60 }, now);
  const params = { link: addressOf(language, 'change-email', link.token), until: link.expires_at };
  const notices = [
    outbox.queue({ purpose: 'change-email', to: email, ...readerOf(stored), params }, now),
    outbox.queue({ purpose: 'email-changing', to: stored.email, ...readerOf(stored), params: { email } }, now),
  ];
  await commit(link.write, ...notices.map(({ write }) => write));
  await Promise.all(notices.map(({ send }) => send()));
  return { expires_at: link.expires_at };
});
