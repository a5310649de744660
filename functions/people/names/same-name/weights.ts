import type { Features } from '#functions/people/names/same-name/features.ts';

/*
 * Made by scripts/train/same-name.ts, not by hand, and to be made again when features or the cost of spelling change.
 * A logistic regression trained on 283 labelled pairs of persons’ names (opensanctions/nomenklatura, MIT) and
 * 1175 pairs invented from lists of names (CC0) and nicknames (Apache-2.0). F1 0.935, cross-validated by name.
 */
export const bias = 2.944;

/** What each feature adds to the log odds that two names are one person’s. */
export const weights: Record<keyof Features, number> = {
  otherLetters: -1.856,
  otherSpelling: -1.316,
  slips: -0.668,
  gendered: -3.664,
  initials: 0.701,
  clashes: -4.267,
  nicknames: 0.4,
  cut: 0.219,
  turned: 0.048,
  extra: -0.904,
  patronymics: 0.34,
  lone: -0.106,
  shuffled: -0.948,
  particles: 0.317,
};
