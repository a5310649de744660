/** A choice among several, each with its features; which of them are right. */
export type Choice = { options: readonly (readonly string[])[]; right: readonly number[] };

const RATE = 0.3;

/** Weights under which the right options are likely: softmax regression by AdaGrad, with a pull to zero. */
export function fitChoices(choices: readonly Choice[], rounds: number, pull: number): Map<string, number> {
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  for (let round = 0; round < rounds; round++)
    for (let turn = 0; turn < choices.length; turn++) {
      const { options, right } = choices[(turn * 7919 + round * 104729) % choices.length]!;
      const scores = options.map((features) => features.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0));
      const most = Math.max(...scores);
      const likely = scores.map((score) => Math.exp(score - most));
      const all = likely.reduce((sum, one) => sum + one, 0);
      const good = right.reduce((sum, at) => sum + likely[at]!, 0);
      const gradient = new Map<string, number>();
      options.forEach((features, at) => {
        const slope = likely[at]! / all - (right.includes(at) ? likely[at]! / good : 0);
        if (Math.abs(slope) > 1e-4) for (const name of features) gradient.set(name, (gradient.get(name) ?? 0) + slope);
      });
      for (const [name, slope] of gradient) {
        const weight = weights.get(name) ?? 0;
        const step = slope + pull * weight;
        const square = (squares.get(name) ?? 0.1) + step * step;
        squares.set(name, square);
        weights.set(name, weight - (RATE * step) / Math.sqrt(square));
      }
    }
  return weights;
}

/** The option that the weights like best. */
export function chosen(options: readonly (readonly string[])[], weights: ReadonlyMap<string, number>): number {
  const scores = options.map((features) => features.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0));
  return scores.indexOf(Math.max(...scores));
}
