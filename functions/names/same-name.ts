import { featuresOf, type Features } from '#functions/names/same-name/features.ts';
import { bias, weights } from '#functions/names/same-name/weights.ts';
import { foldedName } from '#functions/names/same-name/words.ts';

/** From this likeness on two names are taken to be one person’s, if nothing else is known of either. */
export const SAME_PERSON = 0.5;

/**
 * How likely two full names are one person’s, 0 to 1, whichever comes first: in any order of words, script and
 * spelling, with or without titles and middle names, by initials or nicknames. 0 for a name without any letters.
 */
export function likeness(one: string, other: string): number {
  const [a, b] = [foldedName(one), foldedName(other)];
  if (!a || !b) return 0;
  if (a === b) return 1;
  return 1 / (1 + Math.exp(-scoreOf(featuresOf(a, b))));
}

const names = Object.keys(weights) as (keyof Features)[];

function scoreOf(features: Features): number {
  let score = bias;
  for (const name of names) score += weights[name] * features[name];
  return score;
}
