import { pinsOf } from '#functions/account/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { identifierOf } from '#functions/rights/privacy/identifier.ts';
import { privacySessionsOf, sessionView } from '#functions/rights/privacy/session.ts';
import { privacy } from '#shared/api/privacy.ts';

const live = { pins: pinsOf(table), limits: limiterOf(table), privacySessions: privacySessionsOf(table) };

export const handler = handle(privacy.confirmVerification, live, async ({ input, from, cookies, now }, deps) => {
  const { pins, limits, privacySessions } = deps;
  const identifier = identifierOf(input);
  await limits.take('pin-tried', { network: from.network }, now);
  const { use } = await pins.compare('privacy', identifier.value, { pin: input.code, network: from.network }, now);
  return sessionView(await privacySessions.begin([identifier], cookies, now, use));
});
