import { accountStore, requireOwner } from '#functions/account/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { privacySessionsOf, sessionView } from '#functions/rights/privacy/session.ts';
import { type Identifier, privacy } from '#shared/api/privacy.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { accounts: accountStore(table), privacySessions: privacySessionsOf(table) };

/**
 * Members have verified their address and number before: only confirmed ones count here. What it opens can be read, copied and
 * deleted, so that a session that was left open is not enough.
 */
export const handler = handle(privacy.startFromAccount, live, async ({ member, cookies, now }, deps) => {
  requireOwner(member, now);
  const account = await deps.accounts.of(member.accountId);
  if (!account) throw new Fault('auth.unauthenticated');
  const { email, email_confirmed_at, phone, phone_confirmed_at } = account;
  const verified: Identifier[] = [
    ...(email_confirmed_at ? [{ kind: 'email' as const, value: email }] : []),
    ...(phone && phone_confirmed_at ? [{ kind: 'phone' as const, value: phone }] : []),
  ];
  if (!verified.length) throw new Fault('privacy.nothing-verified');
  return sessionView(await deps.privacySessions.begin(verified, cookies, now));
});
