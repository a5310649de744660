import { type Account, accountStore } from '#functions/account/store.ts';
import { confirmSession } from '#functions/account/owner/confirm-session.ts';
import { verifyPassword } from '#functions/account/auth/passwords/passwords.ts';
import { pinsOf } from '#functions/account/auth/pins.ts';
import { secondFactorOf } from '#functions/account/auth/second-factor.ts';
import { accessLog, sessionStore } from '#functions/account/auth/store.ts';
import { challengesOf } from '#functions/account/passkeys/challenges.ts';
import { verifyAssertion } from '#functions/account/passkeys/relying-party.ts';
import { passkeyIdOf, passkeyStore } from '#functions/account/passkeys/store.ts';
import { originOf } from '#functions/platform/client-info.ts';
import { handle, type Request } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import type { Write } from '#functions/platform/table/table.ts';
import { owner } from '#shared/api/owner.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';

const live = {
  accounts: accountStore(table),
  devices: sessionStore(table),
  passkeys: passkeyStore(table),
  challenges: challengesOf(table),
  accessLog: accessLog(table),
  secondFactor: secondFactorOf(table),
  pins: pinsOf(table),
  limits: limiterOf(table),
};
type Deps = typeof live;
type Attempt = Pick<Request<typeof owner.confirm>, 'input' | 'member' | 'from' | 'now'>;

export const handler = handle(owner.confirm, live, async ({ input, member, from, now }, deps) => {
  const account = await deps.accounts.of(member.accountId);
  if (!account) throw new Fault('auth.unauthenticated');
  const writes = await proofOf(account, { input, member, from, now }, deps);
  await confirmSession(deps.devices, member, now, ...writes);
  return {};
});

/**
 * Verifies what the owner gave; returns the writes that use it up. Codes and pins confirm only where there is no password: who
 * has an unlocked phone in hand reads them on it.
 */
async function proofOf(account: Account, { input, member, from, now }: Attempt, deps: Deps): Promise<Write[]> {
  const { accessLog, limits, pins } = deps;
  const { account_id, password, phone } = account;
  if (input.passkey) {
    await limits.take('passkey-owner', { account: account_id }, now);
    const { challenge } = await deps.challenges.use(input.passkey, { purpose: 'confirm', ...member }, now);
    const passkey = await deps.passkeys.of(account_id, passkeyIdOf(input.passkey.id));
    if (!passkey) throw new Fault('auth.passkey-refused');
    return [deps.passkeys.replace(passkey, await verifyAssertion(input.passkey, passkey, challenge, now))];
  }
  if (password !== null) {
    if (!input.password) throw new Fault('request.invalid', { fields: { password: [messages.required] } });
    await limits.take('password-checked', { account: account_id }, now);
    if (await verifyPassword(input.password, password)) return [];
    await accessLog.commit(accessLog.line(account_id, { what: 'wrong-password', ...originOf(from) }, now));
    throw new Fault('request.invalid', { fields: { password: [messages['password.wrong']] } });
  }
  if (input.code && account.second_factor) {
    await deps.secondFactor.require(account, input.code, now, originOf(from));
    return [];
  }
  if (input.pin && phone && account.phone_confirmed_at) {
    await limits.take('pin-tried', { network: from.network }, now);
    const { use } = await pins.compare('confirm', phone, { pin: input.pin, network: from.network }, now);
    return [use];
  }
  throw new Fault('auth.login-again');
}
