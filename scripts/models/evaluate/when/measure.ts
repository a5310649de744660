import { resolveWhen } from '#functions/nlu/when/index.ts';
import type { Phrase } from '#scripts/models/evaluate/when/phrases.ts';
import type { Language } from '#shared/values/language.ts';

/** The reference time of the tables: 04:30 on a clock two hours behind UTC. */
const SETTING = { reference: new Date('2013-02-12T06:30:00Z'), zone: 'Etc/GMT+2' };

/** Shares in percent: the right calendar day, and the right start to the second. */
export type Score = { day: number; exact: number; n: number };

export function measure(phrases: readonly Phrase[]): { scores: Record<string, Score>; missed: string[] } {
  const misses: string[] = [];
  const counts: Record<string, { day: number; exact: number; n: number }> = {};
  for (const { language, value, phrase } of phrases) {
    const start = resolveWhen(phrase, language as Language, SETTING)?.start ?? '';
    const count = (counts[language] ??= { day: 0, exact: 0, n: 0 });
    count.n++;
    if (start.slice(0, 10) === value.slice(0, 10)) count.day++;
    if (start === value) count.exact++;
    else misses.push([language, phrase, `wanted ${value}`, `got ${start || 'nothing'}`].join('\t'));
  }
  const percent = (n: number, of: number) => Math.round((1000 * n) / of) / 10;
  const scores = Object.fromEntries(
    Object.entries(counts).map(([language, { day, exact, n }]) => [
      language,
      { day: percent(day, n), exact: percent(exact, n), n },
    ]),
  );
  return { scores, missed: misses };
}
