import type english from '#functions/nlu/languages/en/prompts.json';
import type { WhenGrammar } from '#functions/nlu/when/words.ts';

/** `prompts.json`: sentences in which `{{owner}}` is a slot, and `{{owner, de}}` one that goes through a format first. */
export type PromptTexts = typeof english;

/** Formats of a name in a sentence: elision, an honorific. */
export type Formats = Partial<Record<string, (name: string) => string>>;

/** A time of day as people say it, by its hour from 0 to 23 and its minute. */
export type Clock = (hour: number, minute: number) => string;

/**
 * Phrases of urgency; each is a prefix, or whole words with `=` after them. Parts joined by ` & ` count when all are
 * said, and of alternatives joined by ` / ` one is enough.
 * `urgent` are matters that cannot wait, `hurry` only says that something does not; `calm` says that it can, and `soothing`
 * that nobody need worry. `harmless` ones hold a word of alarm that alarms nobody (“hospital duty”): they are skipped.
 */
export type UrgencyPhrases = Record<
  'urgent' | 'hurry' | 'calm' | 'soothing' | 'harmless' | 'yes' | 'no' | 'asks',
  string[]
>;

/**
 * Clause boundaries: `starts` begin a clause and belong to it, `joins` separate two, `loose` words never end one (of them
 * `finals` do where the speaker stops: “come in”), and a clause
 * after an `aside` is about the call, not its reason, as are `wishes`, the words that lead to one (“she should” call), and
 * the clause with `chatter` (“I have called three times”). Fillers and greetings are skipped. Null for a language that is
 * written without spaces.
 */
export type Clauses = Record<
  'starts' | 'joins' | 'loose' | 'finals' | 'aside' | 'wishes' | 'chatter' | 'fillers' | 'leads',
  string[]
> | null;

/**
 * What callers say beside a matter. `asides`: of the call, the machine or the time to call, and to others in the room;
 * `openers`: with which they begin, or begin again. In Japanese `^` is a pause.
 */
export type Scraps = Record<'asides' | 'openers', string[]>;

/** Words for the digits from zero, then 10 to 19, then 20, 30 to 90. */
export type Digits = {
  ones: string[][];
  teens: string[][];
  tens: string[][];
  /** Words for a hundred, where telephone numbers are said in hundreds. */
  hundred?: string[];
  /** Words for 100, 200 to 900, likewise. */
  hundreds?: string[][];
  /** What joins the parts of one number, “three hundred and twelve”. */
  andWord?: string;
  /** Words for several of a digit, from zero: “three sevens”. */
  plurals?: string[][];
  /** Words for two digits at once. */
  pairs?: Partial<Record<string, string>>;
  /** Words that double or triple the digit after them. */
  multipliers: Partial<Record<string, number>>;
  /** What callers say between the digits of one number: hesitations, “and then”. */
  pauses: string[];
};

/**
 * What callers say of appointments, deliveries and papers, whose times are none for the call: the `things` that have a time,
 * unless `beside` keeps them to a circumstance, “after my appointment”, in Turkish and Japanese behind them; what `moves` or
 * confirms them; `tasks` that are due `by` a time; and what `calls` are named by. The syntax is that of `edits.json`.
 */
export type MatterPhrases = Record<'things' | 'beside' | 'moves' | 'tasks' | 'by' | 'calls', string[]>;

/** `phrases.json`: short lists of several tasks. */
export type Phrases = {
  urgency: UrgencyPhrases;
  clauses: Clauses;
  scraps: Scraps;
  /** Words with which callers say what they call about. */
  about: string[];
  matters: MatterPhrases;
  /**
   * `small` means yes alone or at the start of a sentence, those under `confirms` also before something else; `around` may
   * surround a yes; `but` may add something to it.
   */
  agreement: Record<'small' | 'confirms' | 'around' | 'but', string[]>;
  digits: Digits;
  /** How callers ask for the owner by name, `_`; in Japanese what follows the name. */
  owner: string[];
  /** The commonest words, to distinguish languages of one alphabet; null if the script is enough. */
  littleWords: string[] | null;
  /** Where a caller lives or is known from: “third floor”, “work”. None of them is a matter. */
  whereabouts: string[] | null;
  /** Countries whose callers most likely speak the language. */
  countries: string[];
};

/** How callers rule out typical demands of scammers, as regular expression sources over words folded by `foldSpeech`. */
type Refusals = {
  /** A negation before the demand. */
  no: string;
  wanted: string;
  /** A negation after it. */
  noAfter?: string;
  /** Endings of imperatives, which are never part of a refusal. */
  orders?: string;
};

/**
 * How callers say that an account or a card is closed, and what a swindler demands then, as regular expression sources over
 * folded words; `card` is how an honest bank refers people to a number that they already have.
 */
type AccountScams = Record<'blocked' | 'call' | 'code' | 'card', string>;

/**
 * What swindlers’ stories consist of, and what only sounds like them, as regular expression sources over folded words.
 * Hardly any is suspicious alone; `functions/nlu/spam/schemes.ts` says which are together.
 */
type SchemeParts = Record<
  /** A bill or salary that is to go elsewhere, and that nobody should ask about. */
  | 'payment'
  | 'newPayee'
  | 'unchecked'
  /** A bank or an authority, and a code that the owner should read out. */
  | 'bank'
  | 'codeDemand'
  /** A code that was sent to the owner, and should be read out to the caller. */
  | 'codeSent'
  | 'toMe'
  | 'savings'
  /** The account or place to which they should be moved. */
  | 'haven'
  /** A device of the owner’s that has errors or a virus. */
  | 'device'
  /** Relatives that callers pose as, or speak for. */
  | 'heir'
  | 'cash'
  /** A person comes for it. */
  | 'fetch'
  /** A wallet or passport that is lost. */
  | 'stranded'
  | 'trouble'
  | 'lend'
  /** To pay with gift cards or bitcoin. */
  | 'untraceable'
  | 'parcel'
  | 'fee'
  /** What the owner ordered or arranged, and trouble of the caller’s own. */
  | 'innocent'
  /** What the owner and the caller do together in their free time, and errands for a resident or patient. */
  | 'gatherings'
  /** Money, codes or data that the owner should hand over. */
  | 'demand',
  string
>;

/** `grammar.ts`: what needs a regular expression or a rule. */
export type Grammar = {
  when: WhenGrammar;
  refusals: Refusals;
  accountScams: AccountScams;
  schemes: SchemeParts;
  /** Who carries out official surveys, and their words for one, likewise. */
  publicSurvey: Record<'office' | 'survey', string>;
  /** What may stand in the middle of a request. */
  please: RegExp;
  /**
   * What makes a no of any yes: the word before it, or how the text goes on behind it. And what makes the opposite of a
   * request: the word before it, where the verb itself does not say it.
   */
  negation?: { before?: RegExp; behind?: RegExp; request?: RegExp };
  /** Who says only what they do: “I look after the accounts for …”. Of a folded text between spaces, except in Japanese. */
  occupation: RegExp;
  /** How people name a clock: by its time zone, `owner` for “your time”, `caller` for “my time”. Of a folded text. */
  clocks: Readonly<{ owner: string; caller: string } & Record<string, string>>;
  /** Of a time on both clocks, “in the evening for me, ten hers”: the words for the caller’s and the owner’s, as `clocks`. */
  twoClocks: { caller: string; owner: string };
  /** What introduces a place and is no part of it: “calling from the school”, “Fields Roofing” of “from Fields Roofing”. */
  placeLead?: RegExp;
  /** What is said before the digits of an extension, as a regular expression source. */
  extension: string;
  /**
   * What makes a deadline of a time: the words before it, and those after it, as regular expression sources; and what denies
   * it, “it won’t last till tomorrow”, in the words before those.
   */
  deadline: { before?: string; after?: string; not?: string };
  /** Next to one of these, four digits are not a year. */
  codeWords: RegExp;
  /** The script that only this language uses. */
  script: RegExp | null;
  /** Endings of words that are not names, by class; the first match counts. */
  wordEndings: readonly (readonly [kind: string, ending: RegExp])[];
};
