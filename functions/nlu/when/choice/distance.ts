import type { CueMatch } from '#functions/nlu/when/cues-in.ts';
import type { TimeMention } from '#functions/nlu/when/find.ts';
import type { Language } from '#shared/values/language.ts';

/** In Japanese a character counts as several letters. */
const DENSE = 2.5;
/** How many letters another time in between counts as. */
const BETWEEN = 30;

/** A distance as a category. */
export const bucket = (far: number): string =>
  far <= 2 ? 'at' : far <= 14 ? 'near' : far <= 35 ? 'by' : far <= 80 ? 'far' : far < Infinity ? 'away' : 'none';

export const isBefore = (cue: CueMatch, time: TimeMention) => cue.end <= time.index + 1;
export const isAfter = (cue: CueMatch, time: TimeMention) => cue.index >= time.end - 1;

/** The distance of a cue from a time, in letters. */
export function distance(cue: CueMatch, time: TimeMention, others: readonly TimeMention[], language: Language): number {
  const [from, to] = isBefore(cue, time) ? [cue.end, time.index] : [time.end, cue.index];
  const between = others.filter(({ index, end }) => index >= from && end <= to).length;
  return Math.max(0, to - from) * (language === 'ja' ? DENSE : 1) + between * BETWEEN;
}
