import { networkDigest } from '#functions/platform/digest.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { table } from '#functions/platform/table/live.ts';
import { botCheck } from '#functions/providers/bot-check/live.ts';
import { effortOf } from '#functions/support/domain/effort.ts';
import { support } from '#shared/api/support.ts';

const live = { limits: limiterOf(table), botCheck, secret: appSecret };

export const handler = handle(
  support.getChallenge,
  live,
  async ({ input: { route }, from: { network }, now }, { limits, botCheck, secret }) => {
    await limits.take('challenge', { network }, now);
    const [registrations, refusals] = await Promise.all([
      limits.shareOf('register-work', network, now),
      limits.shareOf('network-refused', networkDigest(await secret(), network), now),
    ]);
    return botCheck.task({ route, network }, now, effortOf(route, { registrations, refusals }));
  },
);
