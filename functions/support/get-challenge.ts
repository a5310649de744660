import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { botCheck } from '#functions/providers/bot-check/live.ts';
import { support } from '#shared/api/support.ts';

const live = { limits: limiterOf(table), botCheck };

export const handler = handle(
  support.getChallenge,
  live,
  async ({ input, from: { network }, now }, { limits, botCheck }) => {
    await limits.take('challenge', { network }, now);
    return botCheck.task({ route: input.route, network, work: input.work }, now);
  },
);
