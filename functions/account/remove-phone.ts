import type { OnPhoneReleased } from '#functions/account/phone-released.ts';
import { userView } from '#functions/account/user.ts';
import { accountStore } from '#functions/account/store.ts';
import { requireOwner } from '#functions/account/auth/require-owner.ts';
import { accessLog } from '#functions/account/auth/store.ts';
import { originOf } from '#functions/platform/client-info.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';

type SignInOptions = {
  email_confirmed_at: string | null;
  phone_confirmed_at: string | null;
  password: string | null;
  google: object | null;
};

/** Whether the account can sign in without a texted pin: by password, Google or a confirmed address. */
const getsInWithoutPhone = ({ password, google, email_confirmed_at }: SignInOptions): boolean =>
  password !== null || google !== null || email_confirmed_at !== null;

const live = {
  accounts: accountStore(table),
  accessLog: accessLog(table),
};

export const removePhoneHandler = (onPhoneReleased: OnPhoneReleased) =>
  handle(account.removePhone, { ...live, onPhoneReleased }, async ({ member, from, now }, deps) => {
    const { accounts, accessLog, onPhoneReleased } = deps;
    const stored = await accounts.of(member.accountId);
    if (!stored) throw new Fault('auth.unauthenticated');
    if (stored.phone === null) return userView(stored, member);
    requireOwner(member, now);
    if (!getsInWithoutPhone(stored)) throw new Fault('auth.only-way-in');
    const next = { ...stored, phone: null, phone_confirmed_at: null };
    const line = accessLog.line(stored.account_id, { what: 'phone-changed', ...originOf(from) }, now);
    const released = await onPhoneReleased(stored, now);
    await accounts.replace(stored, next, line, ...released.writes);
    await released.afterCommit();
    return userView(next, member);
  });
