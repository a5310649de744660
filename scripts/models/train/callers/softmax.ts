import { addTo, congruentialFrom } from '#scripts/models/statistics.ts';

/** Options with their features, and which of them are right. */
export type Choice = { options: readonly (readonly string[])[]; right: readonly number[] };

/** Learning rate, share of features left out per step (dropout), and how many choices must have a feature. */
type Learning = { rate?: number; leaveOut?: number; leastSeen?: number };

type IndexedChoice = { options: readonly Int32Array[]; right: readonly number[] };

/** Features as indexes, without those of too few choices. */
function indexFeatures(choices: readonly Choice[], leastSeen: number): { names: string[]; all: IndexedChoice[] } {
  const seen = new Map<string, number>();
  for (const { options } of choices) for (const name of new Set(options.flat())) addTo(seen, name);
  const names = [...seen].filter(([, times]) => times >= leastSeen).map(([name]) => name);
  const places = new Map(names.map((name, at) => [name, at]));
  const all = choices.map(({ options, right }) => ({
    right,
    options: options.map((features) =>
      Int32Array.from(features.flatMap((name) => (places.has(name) ? [places.get(name)!] : []))),
    ),
  }));
  return { names, all };
}

/**
 * Weights under which the right options are likely: softmax regression by AdaGrad, with a pull to zero. Where features are
 * left out by chance, none is relied on alone, and the weights of the later rounds are averaged.
 */
export function fitChoices(
  choices: readonly Choice[],
  rounds: number,
  pull: number,
  { rate = 0.3, leaveOut = 0, leastSeen = 1 }: Learning = {},
): Map<string, number> {
  const { names, all } = indexFeatures(choices, leastSeen);
  const [weights, sums, slopes] = [0, 0, 0].map(() => new Float64Array(names.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const squares = new Float64Array(names.length).fill(0.1);
  const kept = new Int32Array(names.length);
  const random = congruentialFrom(1);
  let [step, averaged] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < all.length; turn++) {
      const { options, right } = all[(turn * 7919 + round * 104729) % all.length]!;
      step++;
      // A feature is in or out for all options of a choice: its sign says which, its size for which step.
      const isKept = (at: number) => {
        if (!leaveOut) return true;
        if (Math.abs(kept[at]!) !== step) kept[at] = random() < leaveOut ? -step : step;
        return kept[at]! > 0;
      };
      const scores = options.map((features) => {
        let sum = 0;
        for (const at of features) if (isKept(at)) sum += weights[at]!;
        return sum / (1 - leaveOut);
      });
      const most = Math.max(...scores);
      const likely = scores.map((score) => Math.exp(score - most));
      const whole = likely.reduce((sum, one) => sum + one, 0);
      const good = right.reduce((sum, at) => sum + likely[at]!, 0);
      const touched = new Set<number>();
      options.forEach((features, option) => {
        const slope = likely[option]! / whole - (right.includes(option) ? likely[option]! / good : 0);
        if (Math.abs(slope) <= 1e-4) return;
        for (const at of features)
          if (isKept(at)) {
            slopes[at]! += slope;
            touched.add(at);
          }
      });
      for (const at of touched) {
        const change = slopes[at]! + pull * weights[at]!;
        slopes[at] = 0;
        squares[at]! += change * change;
        weights[at]! -= (rate * change) / Math.sqrt(squares[at]!);
      }
    }
    if (leaveOut && round >= rounds / 2) {
      averaged++;
      for (let at = 0; at < names.length; at++) sums[at]! += weights[at]!;
    }
  }
  return new Map(names.map((name, at) => [name, averaged ? sums[at]! / averaged : weights[at]!]));
}

/** The option with the highest score. */
export function chosen(options: readonly (readonly string[])[], weights: ReadonlyMap<string, number>): number {
  const scores = options.map((features) => features.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0));
  return scores.indexOf(Math.max(...scores));
}
