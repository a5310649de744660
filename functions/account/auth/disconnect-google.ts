import { accountStore } from '#functions/account/store.ts';
import { hasAnotherWayIn } from '#functions/account/auth/domain/google.ts';
import { accessLog } from '#functions/account/auth/store.ts';
import { originOf } from '#functions/platform/client-info.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { accounts: accountStore(table), log: accessLog(table) };

export const handler = handle(auth.disconnectGoogle, live, async ({ member, from, now }, { accounts, log }) =>
  retryOnConflict(async () => {
    const account = await accounts.of(member.accountId);
    if (!account) throw new Fault('auth.unauthenticated');
    if (!account.google) return {};
    if (!hasAnotherWayIn(account)) throw new Fault('auth.only-way-in');
    const line = log.line(account.account_id, { what: 'google-disconnected', ...originOf(from) }, now);
    await accounts.replace(account, { ...account, google: null }, line);
    return {};
  }),
);
