import { pinsOf } from '#functions/account/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { identifierOf } from '#functions/rights/privacy/identifier.ts';
import { privacySessionsOf, sessionView } from '#functions/rights/privacy/session.ts';
import { privacy } from '#shared/api/privacy.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';

const live = { pins: pinsOf(table), limits: limiterOf(table), privacySessions: privacySessionsOf(table) };

export const handler = handle(privacy.confirmVerification, live, async ({ input, from, cookies, now }, deps) => {
  const { pins, limits, privacySessions } = deps;
  const identifier = identifierOf(input);
  await limits.take('pin-tried', { network: from.network }, now);
  const { use } = await pins
    .compare('privacy', identifier.value, { pin: input.code, network: from.network }, now)
    .catch(asWrong);
  return sessionView(await privacySessions.begin([identifier], cookies, now, use));
});

/**
 * A wrong code, one that is over or used up, and none at all are one answer, without the attempts that are left: otherwise
 * anyone could learn who is in the privacy center at the moment.
 */
function asWrong(error: unknown): never {
  const isRefused = ['auth.wrong-pin', 'auth.no-attempts'].includes(asFault(error).code);
  throw isRefused ? new Fault('auth.wrong-pin', { fields: { code: [messages.pin] } }) : error;
}
