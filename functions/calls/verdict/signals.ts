import type { Report } from '#functions/calls/verdict/reputation.ts';

/** All inputs of a verdict. */
export type Signals = {
  /** The text model’s score of the caller’s words; null without words. */
  words: { probability: number; signs: readonly { code: string; weight: number }[] } | null;
  /** The owner’s mark, which decides. */
  mark: 'spam' | 'not_spam' | null;
  contact: boolean;
  /** The owner called this number back, or a call from it was genuine. */
  talkedBefore: boolean;
  /** The STIR attestation of the caller’s carrier; counts where `country` uses it. */
  attestation: 'A' | 'B' | 'C' | 'none' | null;
  /** Where the number is from; null where it is withheld or of no country. */
  country: string | null;
  numbering: 'valid' | 'invalid' | 'withheld';
  line: 'mobile' | 'fixed' | 'internet' | 'premium' | 'unknown';
  /** The number begins as the owner’s own does. */
  neighbour: boolean;
  /** What members report of the number. */
  reports: readonly Report[];
  /** How many owners this number called within ten minutes. */
  ownersCalled: number;
  /** The caller played a menu of keys, and could not say that a person calls. */
  keypadMenu: boolean;
  /** The caller began a long speech without listening, and could not say that a person calls. */
  talksAtOnce: boolean;
  /** The caller asked for the owner by name. */
  asksForOwner: boolean;
  /** The caller asked for a code, and again after hearing that none is given. */
  insistsOnCode: boolean;
};

/** A call about which nothing is known. */
export const nothingKnown: Signals = {
  words: null,
  mark: null,
  contact: false,
  talkedBefore: false,
  attestation: null,
  country: null,
  numbering: 'valid',
  line: 'unknown',
  neighbour: false,
  reports: [],
  ownersCalled: 1,
  keypadMenu: false,
  talksAtOnce: false,
  asksForOwner: false,
  insistsOnCode: false,
};
