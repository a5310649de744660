import type { Sign } from '#functions/nlu/when/signs.ts';
import type { Lexeme } from '#functions/nlu/when/lexicon.ts';
import type { Period, TimeParts } from '#functions/nlu/when/time-parts.ts';
import type { Wall } from '#functions/nlu/when/wall.ts';
import type { Kind, WhenGrammar } from '#functions/nlu/when/words.ts';

/** A text to parse: its words, and the moment of speech. */
export type Reader = {
  lexemes: readonly Lexeme[];
  grammar: WhenGrammar;
  now: Wall;
  /** The whole text is about a time: weak words and bare numbers count. */
  isWhen: boolean;
  /** What each word may be, and the rules of a list that remain possible. */
  signs: readonly (readonly Sign[])[];
  able: Map<readonly Rule[], readonly Rule[]>;
  memo: Map<string, Map<number, unknown>>;
  /** The wall clock after this many milliseconds. */
  elapsed: (milliseconds: number) => Wall;
  /** The times of day that start at an index. */
  clocksAt: (index: number) => Match<TimeParts>[];
  /** The dates that start at an index. */
  spansAt: (index: number) => Match<Period>[];
};

/** The element from the given lexeme up to, but not including, `to`. */
export type Match<T> = { to: number; value: T };

const TIMELY = new Set<Kind>([
  'weekday',
  'month',
  'day',
  'part',
  'cycle',
  'at',
  'period',
  'ord',
  'todays',
  'monthMark',
  'dayMark',
]);

/** The value of a lexeme as a word of `kind`, or undefined. */
export function valueAt(reader: Reader, index: number, kind: Kind): string | undefined {
  const reading = reader.lexemes[index]?.readings.find((one) => one.kind === kind);
  if (!reading || reader.isWhen) return reading?.value;
  return !reading.rare && (!reading.weak || isAmongTimes(reader, index)) ? reading.value : undefined;
}

function isAmongTimes({ lexemes }: Reader, index: number): boolean {
  const isTimely = (step: number) => {
    let at = index + step;
    while (Math.abs(at - index) < 4 && lexemes[at]?.readings.some(({ kind }) => kind === 'glue' || kind === 'the'))
      at += step;
    const near = lexemes[at];
    return near && (/^\d/.test(near.text) || near.readings.some(({ kind, weak }) => !weak && TIMELY.has(kind)));
  };
  const is = (step: number, ...kinds: Kind[]) =>
    lexemes[index + step]?.readings.some(({ kind }) => kinds.includes(kind)) ?? false;
  // “onu çeyrek geçe”: a pronoun, but for the minutes past it
  const isPast = is(2, 'gone') && is(1, 'num', 'share');
  return Boolean(isPast || isTimely(-1) || isTimely(1));
}

/** Whether a word between two others has no meaning. */
export function isSkipped({ lexemes }: Reader, index: number): boolean {
  const has = (kind: Kind) => lexemes[index]?.readings.some((one) => one.kind === kind) ?? false;
  return has('of') || (!has('at') && (has('glue') || has('the')));
}

/** The result of `find` at an index, memoised. */
export function once<T>(reader: Reader, name: string, index: number, find: () => T): T {
  let all = reader.memo.get(name);
  if (!all) reader.memo.set(name, (all = new Map<number, unknown>()));
  if (!all.has(index)) all.set(index, find());
  return all.get(index) as T;
}

/** Whether a time can start at an index: most words of a call are not in the tables. */
export function canBegin({ lexemes }: Reader, index: number): boolean {
  const lexeme = lexemes[index];
  return lexeme !== undefined && (lexeme.readings.length > 0 || /^\p{Nd}/u.test(lexeme.text));
}

/** The meaning of a sequence of kinds of words. Rules are the same for all languages; only the words differ. */
export type Rule = {
  /** A text must have a word of each set, or the rule cannot match. */
  needs: (readonly Sign[])[];
  /** What the first word may be; null for anything. */
  first: ReadonlySet<Sign> | null;
  pattern: { name: string; isOptional: boolean; isNext: boolean }[];
  says: (bound: never, reader: Reader) => TimeParts | null;
};
