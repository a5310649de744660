import { featuresOf, type Features } from '#functions/names/same-name/features.ts';
import { bias, weights } from '#functions/names/same-name/weights.ts';
import { foldedName } from '#functions/names/same-name/words.ts';

/** From this likeness two names are assumed to belong to one person, without other evidence. */
export const SAME_PERSON = 0.5;

/**
 * The likelihood, 0 to 1, that two full names belong to one person; symmetric. Handles word order, scripts, spellings,
 * titles, middle names, initials and nicknames. 0 for a name without letters.
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
