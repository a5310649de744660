import { challengesOf } from '#functions/account/passkeys/challenges.ts';
import { requestOptions } from '#functions/account/passkeys/relying-party.ts';
import { passkeyStore } from '#functions/account/passkeys/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { passkeys } from '#shared/api/passkeys.ts';

const live = { passkeys: passkeyStore(table), challenges: challengesOf(table), limits: limiterOf(table) };

export const handler = handle(passkeys.startConfirmation, live, async ({ member, now }, deps) => {
  await deps.limits.take('passkey-owner', { account: member.accountId }, now);
  const challenge = await deps.challenges.begin({ purpose: 'confirm', ...member }, now);
  return requestOptions(challenge, await deps.passkeys.all(member.accountId));
});
