import { accountStore } from '#functions/account/store.ts';
import { alive } from '#functions/account/auth/session.ts';
import { sessionStore } from '#functions/account/auth/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { accounts: accountStore(table), devices: sessionStore(table) };

export const handler = handle(auth.getSessions, live, async ({ member, now }, { accounts, devices }) => {
  const account = await accounts.of(member.accountId);
  if (!account) throw new Fault('auth.unauthenticated');
  const all = alive(await devices.all(account.account_id), account, now).map((session) => ({
    ...session,
    country: session.country ?? null,
    region: session.region ?? null,
    is_current: session.session_id === member.sessionId,
  }));
  const data = all.sort(
    (a, b) => Number(b.is_current) - Number(a.is_current) || b.last_used_at.localeCompare(a.last_used_at),
  );
  return { data };
});
