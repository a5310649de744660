import { featuresOf, type Features } from '#functions/names/same-name/features.ts';
import { foldedName } from '#functions/names/same-name/words.ts';
import type { Example } from '#scripts/models/train/same-name/logistic.ts';

const featuresBetween = (one: string, other: string) => featuresOf(foldedName(one), foldedName(other));

/** The features in the order of their values in an example. */
export const features = Object.keys(featuresBetween('a', 'b')) as (keyof Features)[];

/** A pair of names as what the model learns from. */
export function exampleOf(pair: { one: string; other: string; isSame: boolean }, weight: number): Example {
  const found = featuresBetween(pair.one, pair.other);
  return { values: features.map((name) => found[name]), isSame: pair.isSame, weight };
}
