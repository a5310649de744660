import type { Features } from '#functions/people/names/same-name/features.ts';

/*
 * Made by scripts/train/same-name.ts, not by hand, and to be made again when features or the cost of spelling change.
 * A logistic regression trained on 283 labelled pairs of persons’ names (opensanctions/nomenklatura, MIT) and
 * 1088 pairs invented from lists of names (CC0) and nicknames (Apache-2.0). F1 0.937, cross-validated by name.
 */
export const bias = 2.649;

/** What each feature adds to the log odds that two names are one person’s. */
export const weights: Record<keyof Features, number> = {
  otherLetters: -2.025,
  otherSpelling: -1.944,
  slips: -0.451,
  gendered: -3.279,
  initials: 0.78,
  clashes: -3.98,
  nicknames: -0.063,
  cut: -0.094,
  turned: -0.112,
  extra: -0.682,
  patronymics: 0.362,
  lone: -0.779,
  shuffled: -0.872,
  particles: 0.218,
};
