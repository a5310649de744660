import { isReasonCode, isSpoken, type Fact, type Reason } from '#functions/nlu/spam/reason-codes.ts';
import { reputationOf } from '#functions/calls/verdict/reputation.ts';
import type { Signals } from '#functions/calls/verdict/signals.ts';

/** Countries whose carriers attest caller numbers. */
const ATTESTING = new Set(['US', 'CA', 'FR']);
const attested = ({ country, attestation }: Signals) => (country && ATTESTING.has(country) ? attestation : null);
const BURST = 3;

/**
 * What each fact adds to the log odds of spam. Most robocalls are attested by now, and half of the world attests nothing, so
 * that says little. What innocent people do (say nothing, hang up, ask who answers, press a key) is no evidence at all.
 */
const facts: readonly { code: Fact; weight: number; when: (signals: Signals) => boolean }[] = [
  { code: 'contact', weight: -3, when: ({ contact }) => contact },
  // Less than a contact: numbers are spoofed and sold, so that a call that sounds like spam still gets a warning.
  { code: 'talked_before', weight: -2, when: ({ contact, talkedBefore }) => talkedBefore && !contact },
  { code: 'attested', weight: -0.4, when: (all) => attested(all) === 'A' },
  { code: 'attested_in_part', weight: -0.1, when: (all) => attested(all) === 'B' },
  { code: 'not_attested', weight: 0.3, when: (all) => attested(all) === 'C' || attested(all) === 'none' },
  { code: 'neighbour_number', weight: 0.4, when: ({ neighbour, contact }) => neighbour && !contact },
  { code: 'invalid_number', weight: 1.2, when: ({ numbering }) => numbering === 'invalid' },
  { code: 'withheld_number', weight: 0.1, when: ({ numbering }) => numbering === 'withheld' },
  { code: 'premium_number', weight: 0.8, when: ({ line }) => line === 'premium' },
  { code: 'internet_number', weight: 0.2, when: ({ line }) => line === 'internet' },
  { code: 'burst', weight: 1.2, when: ({ ownersCalled }) => ownersCalled > BURST },
  { code: 'keypad_menu', weight: 0.7, when: ({ keypadMenu }) => keypadMenu },
  { code: 'talks_at_once', weight: 0.5, when: ({ talksAtOnce, keypadMenu }) => talksAtOnce && !keypadMenu },
  // Heard twice that none is given; a courier at the door may need one.
  { code: 'insists_on_code', weight: 4, when: ({ insistsOnCode }) => insistsOnCode },
  { code: 'asks_for_owner', weight: -0.4, when: ({ asksForOwner }) => asksForOwner },
];

/** What many innocent numbers have in common: it strengthens a doubt, and never makes one. */
const weak = new Set<Fact>(['not_attested', 'neighbour_number', 'withheld_number', 'internet_number']);
export const isWeak = ({ code }: Reason): boolean => weak.has(code as Fact);

/** The facts that hold, and what each adds to the log odds. */
export function factsOf(signals: Signals): Reason[] {
  const reported = reputationOf(signals.reports).weight;
  return [
    ...facts.filter(({ when }) => when(signals)).map(({ code, weight }) => ({ code, weight })),
    ...(reported ? [{ code: 'reported', weight: reported } as const] : []),
  ];
}

/** Phrases that move the words less than this are no reason to give. */
const LEAST_SIGN = 0.35;

/** Words that move the odds this much from those of any caller sound like spam. */
const SOUNDS_LIKE_SPAM = 1;

/**
 * What was said that a person would name as a reason: only phrases that were really there, and weighed something. Without any,
 * that the words as a whole sound like spam, if they do.
 */
export function spokenReasons(words: Signals['words'], start: number): Reason[] {
  const phrases = (words?.signs ?? []).flatMap(({ code, weight }) =>
    isReasonCode(code) && isSpoken(code) && weight >= LEAST_SIGN ? [{ code, weight }] : [],
  );
  const weight = wordWeight(words, start) - start;
  return phrases.length || weight < SOUNDS_LIKE_SPAM ? phrases : [{ code: 'sounds_like_spam', weight }];
}

/** However sure the words are, they are never more than this much sure. */
const MOST_OF_WORDS = 5;

/** The log odds by the words alone; those of any caller without words. */
export function wordWeight(words: Signals['words'], start: number): number {
  if (!words || Number.isNaN(words.probability)) return start;
  const p = Math.min(1 - 1e-9, Math.max(1e-9, words.probability));
  return Math.min(MOST_OF_WORDS, Math.max(-MOST_OF_WORDS, Math.log(p / (1 - p))));
}
