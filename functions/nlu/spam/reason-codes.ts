import { concepts } from '#functions/nlu/spam/concepts.ts';

/** Facts about a number and the way it calls, independent of the words. */
const numberFacts = [
  'marked_spam',
  'marked_not_spam',
  'contact',
  'talked_before',
  'attested',
  'attested_in_part',
  'not_attested',
  'reported',
  'neighbour_number',
  'invalid_number',
  'withheld_number',
  'premium_number',
  'internet_number',
  'burst',
  'silent',
  'keypad_menu',
  'talks_at_once',
  'sounds_like_spam',
  'sounds_ordinary',
] as const;
export type Fact = (typeof numberFacts)[number];

/** Every reason code: facts about the number, and concepts found in the words. */
export const reasonCodes = [...numberFacts, ...concepts] as const;
type ReasonCode = (typeof reasonCodes)[number];

/** A reason, and its contribution to the score. */
export type Reason = { code: ReasonCode; weight: number };

const codes = new Set<string>(reasonCodes);
export const isReasonCode = (code: string): code is ReasonCode => codes.has(code);

/** The text of every reason in one language. */
export type SpamReasons = Record<ReasonCode, string>;
