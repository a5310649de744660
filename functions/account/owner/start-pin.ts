import { accountStore } from '#functions/account/store.ts';
import { pinsOf } from '#functions/account/auth/pins.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { owner } from '#shared/api/owner.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { varietyOfMember } from '#shared/values/variety.ts';

const live = {
  accounts: accountStore(table),
  pins: pinsOf(table),
  limits: limiterOf(table),
  outbox: outboxOf(table),
  commit: table.commit.bind(table),
};

export const handler = handle(owner.startPin, live, async ({ member, from, now }, deps) => {
  const { accounts, pins, limits, outbox, commit } = deps;
  const account = await accounts.of(member.accountId);
  if (!account) throw new Fault('auth.unauthenticated');
  const { account_id, phone, phone_confirmed_at, password } = account;
  if (password !== null || !phone || !phone_confirmed_at) throw new Fault('auth.login-again');
  const { pin, write, ...sent } = await pins.send('confirm', phone, now);
  if (pin !== undefined) {
    await limits.take('pin-sent', { phone, network: from.network }, now);
    await limits.take('pin-sent-day', { phone, network: from.network }, now);
    const message = outbox.queue(
      { purpose: 'pin', to: phone, account_id, language: varietyOfMember(account), params: { pin } },
      now,
    );
    await commit(write, message.write);
    await message.send();
  }
  return { phone, ...sent };
});
