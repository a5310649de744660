import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { phraseStore } from '#functions/support/store.ts';
import { support } from '#shared/api/support.ts';

/** A key of our words: `shell.menu`, `people:report.open_one`. Sentences, names and addresses are none. */
const KEY = /^[a-z][A-Za-z0-9-]{0,31}([.:_][A-Za-z0-9-]{1,32}){1,6}$/;

const MOST = 50;

/** The values that look like keys, without duplicates, up to a limit. */
const keysAmong = (phrases: readonly string[]): string[] =>
  [...new Set(phrases.filter((phrase) => KEY.test(phrase) && !/\d{5}/.test(phrase)))].slice(0, MOST);

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
