import { readerOf } from '#functions/account/reader.ts';
import { accountStore } from '#functions/account/store.ts';
import { addressOf, linksOf } from '#functions/account/auth/links.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  accounts: accountStore(table),
  links: linksOf(table),
  outbox: outboxOf(table),
  limits: limiterOf(table),
  commit: table.commit.bind(table),
};

export const handler = handle(account.confirmEmail, live, async ({ member, now }, deps) => {
  const { accounts, links, outbox, limits, commit } = deps;
  const stored = await accounts.of(member.accountId);
  if (!stored) throw new Fault('auth.unauthenticated');
  await limits.take('change-email', { account: stored.account_id }, now);
  const { account_id, email, language } = stored;
  const link = links.make({ action: 'confirm-email', account_id, data: { email }, minutes: 24 * 60 }, now);
  const params = { link: addressOf(language, 'confirm-email', link.token), until: link.expires_at };
  const message = outbox.queue({ purpose: 'confirm-email', to: email, ...readerOf(stored), params }, now);
  await commit(link.write, message.write);
  await message.send();
  return { expires_at: link.expires_at };
});
