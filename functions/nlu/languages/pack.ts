/** How a language says that something is urgent, and that it is not; beginnings of words, `|` between. */
export type UrgencyPhrases = { urgent: string; calm: string; yes: string; no: string; asks: string };

/**
 * A no before what is asked for; where a no may follow it, that, and the ends of words that are orders and no part of it.
 * Folded words, as `foldSpeech` writes them.
 */
export type Refusals = { no: string; wanted: string; noAfter?: string; orders?: string };

/**
 * What clauses are cut by: `starts` begin one and belong to it, `joins` stand between two, `loose` words end none, and what
 * follows a word of `aside` is about the call, not about its reason. Fillers and greetings say nothing anywhere. Null for a
 * language that is written without spaces.
 */
export type Clauses = Record<'starts' | 'joins' | 'loose' | 'aside' | 'fillers', string> | null;

/** `small` agrees alone or at the start of a sentence; `around` may surround a yes. */
export type Agreement = { small: string; around: string };

/** Words for the digits from zero, then 10 to 19, then 20, 30 to 90. */
export type Digits = {
  ones: string;
  teens: string;
  tens: string;
  /** Words that double or treble the digit behind them. */
  multipliers: Record<string, number>;
  /** Next to one of these, four digits are not a year. */
  codeWords: RegExp;
};

export type WordEndings = readonly (readonly [kind: string, ending: RegExp])[];

/** The little words of a language that shares its alphabet with others, or the script that it alone is written in. */
export type Identification = { littleWords: string | null; script: RegExp | null };
