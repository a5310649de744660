import { challengesOf } from '#functions/account/passkeys/challenges.ts';
import { requirePasskeyAllowed } from '#functions/account/passkeys/require-allowed.ts';
import { creationOptions } from '#functions/account/passkeys/relying-party.ts';
import { passkeyStore } from '#functions/account/passkeys/store.ts';
import { requireOwner } from '#functions/account/auth/require-owner.ts';
import { accountStore } from '#functions/account/store.ts';
import { newToken } from '#functions/platform/digest.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { passkeys } from '#shared/api/passkeys.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  accounts: accountStore(table),
  passkeys: passkeyStore(table),
  challenges: challengesOf(table),
  limits: limiterOf(table),
};

export const handler = handle(passkeys.startRegistration, live, async ({ member, now }, deps) => {
  const account = await deps.accounts.of(member.accountId);
  if (!account) throw new Fault('auth.unauthenticated');
  requireOwner(member, now);
  await deps.limits.take('passkey-owner', { account: account.account_id }, now);
  const existing = await deps.passkeys.all(account.account_id);
  requirePasskeyAllowed(account, existing.length);
  // Random, and the same for all passkeys of the account: an authenticator shows the handle to whoever unlocks it.
  const handle = existing[0]?.user_handle ?? newToken();
  const challenge = await deps.challenges.begin({ purpose: 'register', ...member }, now, handle);
  return creationOptions(challenge, { ...account, handle }, existing);
});
