/** Weights by feature, one for each class. */
type ClassWeights = Map<string, Float64Array>;

const RATE = 0.15;

/** The score of each class for some features. */
export const scoresOf = (features: readonly string[], weights: ClassWeights, classes: number): number[] => {
  const scores = new Array<number>(classes).fill(0);
  for (const feature of features) weights.get(feature)?.forEach((weight, at) => (scores[at]! += weight));
  return scores;
};

/** How likely each class is, by its scores. */
export function likelihoods(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const likely = scores.map((score) => Math.exp(score - most));
  const all = likely.reduce((sum, one) => sum + one, 0);
  return likely.map((one) => one / all);
}

/** Weights under which the right classes are likely: softmax regression by AdaGrad, with a pull to zero. */
export function fitClasses(
  examples: readonly { features: readonly string[]; right: number }[],
  classes: number,
  { rounds, pull }: { rounds: number; pull: number },
): ClassWeights {
  const weights: ClassWeights = new Map();
  const squares: ClassWeights = new Map();
  for (let round = 0; round < rounds; round++)
    for (let turn = 0; turn < examples.length; turn++) {
      const { features, right } = examples[(turn * 7919 + round * 104729) % examples.length]!;
      const slopes = likelihoods(scoresOf(features, weights, classes));
      slopes[right]! -= 1;
      for (const feature of features) {
        const own = weights.get(feature) ?? new Float64Array(classes);
        const square = squares.get(feature) ?? new Float64Array(classes).fill(0.1);
        slopes.forEach((slope, at) => {
          const step = slope + pull * own[at]!;
          square[at]! += step * step;
          own[at]! -= (RATE * step) / Math.sqrt(square[at]!);
        });
        weights.set(feature, own);
        squares.set(feature, square);
      }
    }
  return weights;
}
