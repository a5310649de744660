import { getsInWithoutPhone } from '#functions/account/domain/ways-in.ts';
import { userView } from '#functions/account/open/user.ts';
import { accountStore } from '#functions/account/store.ts';
import { requireOwner } from '#functions/account/auth/open/owner.ts';
import { accessLog } from '#functions/account/auth/store.ts';
import { leavingOf } from '#functions/calls/forwarding/open/leaving.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  accounts: accountStore(table),
  accessLog: accessLog(table),
  leaving: leavingOf(table),
  limits: limiterOf(table),
};

/** A number that is no longer theirs forwards to nobody: the code that ends it is texted to that phone, which alone can dial it. */
export const handler = handle(account.removePhone, live, async ({ input, member, from, now }, deps) => {
  const { accounts, accessLog, leaving, limits } = deps;
  const found = await accounts.of(member.accountId);
  if (!found) throw new Fault('auth.unauthenticated');
  if (found.phone === null) return userView(found, member);
  await requireOwner(found, member, input.password, now, limits);
  if (!getsInWithoutPhone(found)) throw new Fault('auth.only-way-in');
  const next = { ...found, phone: null, phone_confirmed_at: null };
  const line = accessLog.line(found.account_id, { what: 'phone-changed', device: from.device }, now);
  const off = await leaving.turnOff(found, now);
  await accounts.replace(found, next, line, ...off.writes);
  await off.send();
  return userView(next, member);
});
