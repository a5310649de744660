import type { Features } from '#functions/names/same-name/features.ts';

/*
 * Made by scripts/models/train/same-name.ts, not by hand, and to be made again when features or the cost of spelling change.
 * A logistic regression trained on 283 labelled pairs of persons’ names (opensanctions/nomenklatura, MIT) and
 * 1175 pairs invented from lists of names (CC0) and nicknames (Apache-2.0). F1 0.940, cross-validated by name.
 */
export const bias = 3.027;

/** The contribution of each feature to the log odds that two names belong to one person. */
export const weights: Record<keyof Features, number> = {
  otherLetters: -1.847,
  otherSpelling: -1.417,
  slips: -0.712,
  gendered: -3.724,
  initials: 0.671,
  clashes: -4.329,
  nicknames: 0.378,
  cut: 0.205,
  turned: 0.044,
  extra: -0.989,
  patronymics: 0.342,
  lone: -0.507,
  shuffled: -0.95,
  particles: 0.362,
};
