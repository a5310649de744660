import { findWhens } from '#functions/nlu/when/find.ts';
import { resolveWhen } from '#functions/nlu/when/index.ts';
import type { Phrase } from '#scripts/models/evaluate/when/phrases.ts';
import { isSameDay, isSameMinute, type LabelledCall } from '#scripts/models/labelled-calls.ts';
import type { Language } from '#shared/values/language.ts';

/** The reference time of the tables: 04:30 on a clock two hours behind UTC. */
const SETTING = { reference: new Date('2013-02-12T06:30:00Z'), zone: 'Etc/GMT+2' };

/** Shares in percent: the right calendar day, and the right start to the second. */
export type Score = { day: number; exact: number; n: number };
type Judged = { language: string; day: boolean; exact: boolean; miss: string };
type Measured = { scores: Record<string, Score>; missed: string[] };

/** Phrases of a table: the start of the time that each means by itself. */
export const measure = (phrases: readonly Phrase[]): Measured =>
  scoresOf(
    phrases.map(({ language, value, phrase }) => {
      const start = resolveWhen(phrase, language as Language, SETTING)?.start ?? '';
      const miss = [language, phrase, `wanted ${value}`, `got ${start || 'nothing'}`].join('\t');
      return { language, day: start.slice(0, 10) === value.slice(0, 10), exact: start === value, miss };
    }),
  );

/** The callers’ own words for when to call back, as labelled calls quote them. */
export const measureCallbacks = (calls: readonly LabelledCall[]): Measured =>
  scoresOf(
    calls.flatMap(({ lang: language, slots, reference_time, zone }) => {
      const { callback_text: phrase, callback_iso: wanted } = slots;
      if (!phrase || !wanted) return [];
      const at = momentIn(phrase, language, { reference: new Date(reference_time), zone });
      const miss = [language, phrase, `said ${reference_time}`, `wanted ${wanted}`, `got ${at ?? 'nothing'}`].join(
        '\t',
      );
      return [{ language, day: isSameDay(wanted, at, zone), exact: isSameMinute(wanted, at), miss }];
    }),
  );

/** The time that most words of a phrase belong to. */
function momentIn(phrase: string, language: Language, setting: { reference: Date; zone: string }): string | null {
  const [widest] = findWhens(phrase, language, setting).toSorted((a, b) => b.end - b.index - (a.end - a.index));
  return (widest ?? resolveWhen(phrase, language, setting, 'business'))?.at ?? null;
}

function scoresOf(judged: readonly Judged[]): Measured {
  const percent = (some: readonly Judged[], isRight: (one: Judged) => boolean) =>
    Math.round((1000 * some.filter(isRight).length) / some.length) / 10;
  const scores = [...Map.groupBy(judged, ({ language }) => language)].map(([language, own]): [string, Score] => [
    language,
    { day: percent(own, ({ day }) => day), exact: percent(own, ({ exact }) => exact), n: own.length },
  ]);
  return {
    scores: Object.fromEntries(scores),
    missed: judged.flatMap(({ exact, miss }) => (exact ? [] : [miss])),
  };
}
