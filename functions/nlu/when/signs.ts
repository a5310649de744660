import type { Meanings } from '#functions/nlu/when/elements/meanings.ts';
import type { Lexeme } from '#functions/nlu/when/lexicon.ts';
import type { Kind } from '#functions/nlu/when/words.ts';

/** What decides which rules may apply to a word: its kind, or `figures`. */
export type Sign = Kind | 'figures' | 'mark';

const number: readonly Sign[] = ['figures', 'num', 'ord', 'times', 'and'];

/** What an element may start with; any other element may start with anything, or be empty. */
const signs: Partial<Record<keyof Meanings, readonly Sign[]>> = {
  count: [...number, 'article'],
  ordinal: number,
  hour: [...number, 'hourName'],
  leavingHour: [...number, 'hourName'],
  minutes: [...number, 'share'],
  compact: number,
  dayNumber: [...number, 'dayMark'],
  dayOrdinal: number,
  dayPlaced: number,
  monthNumber: [...number, 'monthMark'],
  month: [...number, 'monthMark', 'month'],
  year: [...number, 'era', 'yearMark'],
  shortYear: number,
  number,
  unit: ['unit', 'mark'],
  clockFigures: ['figures'],
  dateFigures: ['figures'],
};
const anyStart = new Set<string>([
  'duration',
  'noNoun',
  'noUnit',
  'noCycle',
  'noMonth',
  'noFigures',
  'clock',
  'second',
  'span',
]);

/** What an element of a rule or a kind of word may start with; null for anything. */
export const signsOf = (name: string): readonly Sign[] | null =>
  anyStart.has(name) ? null : (signs[name as keyof Meanings] ?? [name as Kind]);

/** All signs of a word. */
export function signsIn({ text, readings }: Lexeme): Sign[] {
  const kinds = readings.map(({ kind }): Sign => kind);
  return /^\p{Nd}/u.test(text) ? [...kinds, 'figures'] : text === "'" || text === '"' ? [...kinds, 'mark'] : kinds;
}
