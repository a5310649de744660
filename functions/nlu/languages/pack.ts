import type english from '#functions/nlu/languages/en/prompts.json';
import type { WhenGrammar } from '#functions/nlu/when/words.ts';

/** `prompts.json`: sentences in which `{{owner}}` is a slot, and `{{owner, de}}` one that goes through a format first. */
export type PromptTexts = typeof english;

/** What a language does to a name in a sentence: elision, an honorific. */
export type Formats = Partial<Record<string, (name: string) => string>>;

/** How a language says that something is urgent, and that it is not; each phrase is the beginning of what is said. */
export type UrgencyPhrases = Record<'urgent' | 'calm' | 'yes' | 'no' | 'asks', string[]>;

/**
 * Where clauses are cut: `starts` begin a clause and belong to it, `joins` separate two, `loose` words never end one, and what
 * follows a word of `aside` is about the call, not its reason. Fillers and greetings are skipped. Null for a language that is
 * written without spaces.
 */
export type Clauses = Record<'starts' | 'joins' | 'loose' | 'aside' | 'fillers', string[]> | null;

/** Words for the digits from zero, then 10 to 19, then 20, 30 to 90. */
export type Digits = {
  ones: string[][];
  teens: string[][];
  tens: string[][];
  /** Words that double or treble the digit behind them. */
  multipliers: Partial<Record<string, number>>;
};

/** `phrases.json`: short lists of several tasks. */
export type Phrases = {
  urgency: UrgencyPhrases;
  clauses: Clauses;
  /** `small` agrees alone or at the start of a sentence; `around` may surround a yes. */
  agreement: Record<'small' | 'around', string[]>;
  digits: Digits;
  /** The commonest words, by which languages of the same alphabet are told apart; null where the script is enough. */
  littleWords: string[] | null;
  /** Countries whose callers most likely speak it. */
  countries: string[];
};

/** How callers refuse what swindlers ask for, as sources of regular expressions over words folded by `foldSpeech`. */
export type Refusals = {
  /** A no before what is asked for. */
  no: string;
  wanted: string;
  /** A no behind it. */
  noAfter?: string;
  /** Endings of words that are orders and so no part of a refusal. */
  orders?: string;
};

/** `grammar.ts`: what takes a regular expression or a rule to say. */
export type Grammar = {
  when: WhenGrammar;
  refusals: Refusals;
  /** Next to one of these, four digits are not a year. */
  codeWords: RegExp;
  /** The script that the language alone is written in. */
  script: RegExp | null;
  /** Endings of words that are no names, by what they show; the first that fits. */
  wordEndings: readonly (readonly [kind: string, ending: RegExp])[];
};
