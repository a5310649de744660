import type { Features } from '#functions/people/names/same-name/features.ts';

/*
 * Made by scripts/train/same-name.ts, not by hand, and to be made again when features or the cost of spelling change.
 * A logistic regression trained on 283 labelled pairs of persons’ names (opensanctions/nomenklatura, MIT) and
 * 1175 pairs invented from lists of names (CC0) and nicknames (Apache-2.0). F1 0.937, cross-validated by name.
 */
export const bias = 3.007;

/** What each feature adds to the log odds that two names are one person’s. */
export const weights: Record<keyof Features, number> = {
  otherLetters: -1.818,
  otherSpelling: -1.35,
  slips: -0.711,
  gendered: -3.709,
  initials: 0.677,
  clashes: -4.314,
  nicknames: 0.384,
  cut: 0.208,
  turned: 0.045,
  extra: -0.931,
  patronymics: 0.343,
  lone: -0.553,
  shuffled: -0.951,
  particles: 0.334,
};
