/**
 * `when-cues.json`: words around a time that tell what it is the time of. Each may go on (`rappel` is also in “rappelez”),
 * but for those with `=` behind them.
 */
export type Cues = {
  /** The caller wishes to be called, or spoken to. */
  call: string[];
  /** The caller wishes to be told something. */
  tell: string[];
  /** The caller can be reached. */
  free: string[];
  /** No call is wished. */
  needless: string[];
  /** The caller will call, or come, themselves. */
  self: string[];
  /** Why the caller calls now, or that they did. */
  intro: string[];
  /** It suits, it does not, and where the caller is then. */
  suits: string[];
  unfit: string[];
  busy: string[];
  /** Right before the first time that suits: “not before”. */
  earliest: string[];
  /** What takes place then; what the owner shall do then; when somebody is there. */
  event: string[];
  come: string[];
  hours: string[];
  /** Any time will do. */
  vague: string[];
  /** A time that was named before. */
  that: string[];
  /** Right before a time that follows from what was said: “so”; before one that is not meant. */
  so: string[];
  not?: string[];
  /** The caller has dialled a wrong number. */
  wrong: string[];
  /** A machine calls. */
  recorded: string[];
  /** The assistant asks when to call. */
  asks: string[];
  /** What is said of times that the assistant offers. */
  agrees: string[];
  first: string[];
  second: string[];
};
export type Cue = keyof Cues;

/** Those that are said around a time; the others stand for themselves. */
const words =
  'call tell free needless self intro suits unfit busy earliest event come hours vague that so not wrong recorded';
export const around = words.split(' ') as Around[];
export type Around = Exclude<Cue, 'asks' | 'agrees' | 'first' | 'second'>;
