import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { keysAmong } from '#functions/support/domain/phrases.ts';
import { phraseStore } from '#functions/support/store.ts';
import { support } from '#shared/api/support.ts';

const live = { limits: limiterOf(table), phrases: phraseStore(table) };

export const handler = handle(
  support.reportTranslations,
  live,
  async ({ input, from: { network }, now }, { limits, phrases }) => {
    await limits.take('translations', { network }, now);
    const missing = keysAmong(input.keys);
    if (missing.length > 0) await phrases.count(input.language ?? 'en', missing, now);
    return {};
  },
);
