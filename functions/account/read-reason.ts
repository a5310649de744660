import { readUse } from '#functions/account/domain/refused-use.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';

const live = { limits: limiterOf(table) };

export const handler = handle(account.readReason, live, async ({ input, from, now }, { limits }) => {
  await limits.take('reason', { network: from.network }, now);
  return { refused: readUse(input.words) };
});
