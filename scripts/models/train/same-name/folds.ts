import { fold } from '#functions/names/fold.ts';
import { randomFrom } from '#scripts/models/statistics.ts';

/**
 * Which of `count` folds each pair of names belongs to. Pairs that share a name, in any order of words, are in one
 * fold, also through a third: otherwise a model would be tested on names it was trained on.
 */
export function foldsOf(pairs: { one: string; other: string }[], count: number, seed: number): number[] {
  const parent = pairs.map((_, at) => at);
  const root = (at: number): number => (parent[at] === at ? at : (parent[at] = root(parent[at]!)));
  const first = new Map<string, number>();
  for (const [at, { one, other }] of pairs.entries())
    for (const name of [one, other].map((name) => fold(name).split(' ').sort().join(' '))) {
      const known = first.get(name);
      if (known === undefined) first.set(name, at);
      else parent[root(at)] = root(known);
    }
  const random = randomFrom(seed);
  const folds = new Map<number, number>();
  return pairs.map((_, at) => {
    const group = root(at);
    if (!folds.has(group)) folds.set(group, Math.floor(random() * count));
    return folds.get(group)!;
  });
}
