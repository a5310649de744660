/**
 * `when-cues.json`: words around a time that say what happens then. Each is a prefix (`rappel` matches “rappelez”), or with
 * `=` after it a whole word.
 */
export type Cues = {
  /** The caller asks for a call. */
  call: string[];
  /** The caller asks for information. */
  tell: string[];
  /** The caller can be reached. */
  free: string[];
  /** The caller needs no call. */
  needless: string[];
  /** The caller will call or come. */
  self: string[];
  /** The caller mentions this call or an earlier one. */
  intro: string[];
  /** The time suits, it does not, and the caller is busy. */
  suits: string[];
  unfit: string[];
  busy: string[];
  /** Right before the earliest time that suits: “not before”. */
  earliest: string[];
  /** An event; something the owner should do; opening hours. */
  event: string[];
  come: string[];
  hours: string[];
  /** Any time will do. */
  vague: string[];
  /** A time mentioned before. */
  that: string[];
  /** Right before a conclusion: “so”; before a time that is ruled out. */
  so: string[];
  not?: string[];
  /** The caller has dialled a wrong number. */
  wrong: string[];
  /** A machine calls. */
  recorded: string[];
  /** The assistant asks when to call. */
  asks: string[];
  /** Replies to times that the assistant offers. */
  agrees: string[];
  first: string[];
  second: string[];
};
export type Cue = keyof Cues;

/** The cues around a time; the others need no time beside them. */
const words =
  'call tell free needless self intro suits unfit busy earliest event come hours vague that so not wrong recorded';
export const around = words.split(' ') as Around[];
export type Around = Exclude<Cue, 'asks' | 'agrees' | 'first' | 'second'>;
