import type { Features } from '#functions/names/same-name/features.ts';

/*
 * Made by scripts/models/train/same-name.ts, not by hand, and to be made again when features or the cost of spelling change.
 * A logistic regression trained on 283 labelled pairs of persons’ names (opensanctions/nomenklatura, MIT) and
 * 1175 pairs invented from lists of names (CC0) and nicknames (Apache-2.0). F1 0.942, cross-validated by name.
 */
export const bias = 3.055;

/** The contribution of each feature to the log odds that two names belong to one person. */
export const weights: Record<keyof Features, number> = {
  otherLetters: -1.877,
  otherSpelling: -1.183,
  slips: -0.665,
  gendered: -3.745,
  initials: 0.659,
  clashes: -4.354,
  nicknames: 0.376,
  cut: 0.175,
  turned: 0.043,
  extra: -0.961,
  patronymics: 0.313,
  lone: -0.504,
  shuffled: -0.915,
  particles: 0.312,
};
