import { networkDigest } from '#functions/platform/digest.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf, meterOf } from '#functions/platform/limits.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { table } from '#functions/platform/table/live.ts';
import { botCheck } from '#functions/providers/bot-check/live.ts';
import { effortOf } from '#functions/support/domain/effort.ts';
import { support } from '#shared/api/support.ts';

const live = { limits: limiterOf(table), meter: meterOf(table), botCheck, secret: appSecret };

export const handler = handle(
  support.getChallenge,
  live,
  async ({ input: { route, work }, from: { network }, now }, { limits, meter, botCheck, secret }) => {
    await limits.take('challenge', { network }, now);
    const [registrations, refusals] = await Promise.all([
      meter.shareOf('register-work', network, now),
      meter.shareOf('network-refused', networkDigest(await secret(), network), now),
    ]);
    return botCheck.task({ route, network, work }, now, effortOf(route, { registrations, refusals }));
  },
);
