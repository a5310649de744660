import { readerOf } from '#functions/account/reader.ts';
import { type Account, accountStore } from '#functions/account/store.ts';
import { signInAndNotify } from '#functions/account/auth/sign-in-notification.ts';
import { sessionDepsOf } from '#functions/account/auth/session.ts';
import { pinsOf } from '#functions/account/auth/pins.ts';
import { requireSecondFactor } from '#functions/account/auth/require-second-factor.ts';
import { secondFactorOf } from '#functions/account/auth/second-factor.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { originOf } from '#functions/platform/client-info.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

const live = {
  accounts: accountStore(table),
  sessionDeps: sessionDepsOf(table),
  limits: limiterOf(table),
  pins: pinsOf(table),
  outbox: outboxOf(table),
  secondFactor: secondFactorOf(table),
};

export const handler = handle(auth.verifyPhone, live, async ({ input, from, cookies, now }, deps) => {
  const { accounts, sessionDeps, limits, pins, outbox, secondFactor } = deps;
  const phone = parsePhone(input.phone, input.country);
  if (!phone) throw new Fault('request.invalid', { fields: { phone: [messages.phone] } });
  await limits.take('pin-tried', { network: from.network }, now);
  const open = await accounts.findByCredential('phone', phone);
  const account = open ?? (await accounts.findClosed('phone', phone, now));
  const compared = pins.compare('login', phone, { pin: input.pin, network: from.network }, now);
  const { use, left } = await compared.catch(async (fault: unknown) => {
    if (open && fault instanceof Fault && fault.code === 'auth.wrong-pin') await tell(open, fault);
    throw fault;
  });
  // Fail the same way for a number without an account, which got no pin.
  if (!account) throw new Fault('auth.wrong-pin', { left, fields: { pin: [messages.pin] } });
  if (account.blocked) throw new Fault('auth.blocked');
  const known = await sessionDeps.knownDevices.find(account.account_id, cookies);
  const ways = { secondFactor, knownDevices: sessionDeps.knownDevices, outbox };
  const factor = await requireSecondFactor(account, input.code, { from, cookies, now, known }, ways);
  await pins.use(use);
  const entry = { how: 'logged-in-phone' as const, from, cookies, remember: input.remember, now, factor };
  return signInAndNotify(account, entry, sessionDeps, { outbox, limits });

  /** Logs a wrong pin, and notifies the owner when its attempts are used up. */
  async function tell(account: Account, { left }: Fault) {
    const { account_id, email } = account;
    const line = sessionDeps.accessLog.line(account_id, { what: 'wrong-pin', ...originOf(from) }, now);
    if (left !== 0) return sessionDeps.accessLog.commit(line);
    const params = { at: now.toISOString() };
    const message = outbox.queue({ purpose: 'pins-used-up', to: email, ...readerOf(account), params }, now);
    await sessionDeps.accessLog.commit(line, message.write);
    await message.send();
  }
});
