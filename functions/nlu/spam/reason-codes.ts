import { concepts } from '#functions/nlu/spam/concepts.ts';

/** What can be said of a number and of how it calls, whatever was said. */
export const facts = [
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
export type Fact = (typeof facts)[number];

/** Every code of a reason: what is known of the number, and what was heard in the words. */
export const reasonCodes = [...facts, ...concepts] as const;
type ReasonCode = (typeof reasonCodes)[number];

/** A reason, and the points that it added to the score or took from it. */
export type Reason = { code: ReasonCode; weight: number };

const codes = new Set<string>(reasonCodes);
export const isReasonCode = (code: string): code is ReasonCode => codes.has(code);

/** Every reason in the words of one language. */
export type SpamReasons = Record<ReasonCode, string>;
