import { challengesOf } from '#functions/account/passkeys/challenges.ts';
import { requestOptions } from '#functions/account/passkeys/relying-party.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { passkeys } from '#shared/api/passkeys.ts';

const live = { challenges: challengesOf(table), limits: limiterOf(table) };

/** Names no passkey: the browser offers those it has of this site, so the answer is the same for everyone. */
export const handler = handle(passkeys.startLogIn, live, async ({ from, now }, { challenges, limits }) => {
  await limits.take('passkey-begun', { network: from.network }, now);
  return requestOptions(await challenges.begin({ purpose: 'login' }, now));
});
