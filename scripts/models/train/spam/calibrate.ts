/** Turns a score into log odds: steepness × score + shift. */
export type Line = { steepness: number; shift: number };
type Judged = { score: number; isSpam: boolean };

/** The share of legitimate calls that may be flagged. */
const FALSE_ALARMS = 0.02;
const ROUNDS = 50;

/**
 * Calibrates scores of unseen calls: even odds where the share of false alarms is at its limit, and the likeliest steepness
 * (Platt scaling).
 */
export function calibrate(scores: readonly Judged[]): Line {
  const threshold = thresholdOf(scores);
  const steepness = steepnessOf(scores.map(({ score, isSpam }) => ({ score: score - threshold, isSpam })));
  return { steepness: Number(steepness.toFixed(4)), shift: Number((-steepness * threshold).toFixed(4)) };
}

/** Between two scores, so that neither is on the line. */
function thresholdOf(scores: readonly Judged[]): number {
  const falling = scores
    .filter(({ isSpam }) => !isSpam)
    .map(({ score }) => score)
    .sort((a, b) => b - a);
  const alarms = Math.floor(FALSE_ALARMS * falling.length);
  return (falling[alarms - 1]! + falling[alarms]!) / 2;
}

/** Newton’s steps. */
function steepnessOf(scores: readonly Judged[]): number {
  let steepness = 1;
  for (let round = 0; round < ROUNDS; round++) {
    let [slope, curve] = [0, 1e-6];
    for (const { score, isSpam } of scores) {
      const p = 1 / (1 + Math.exp(-steepness * score));
      slope += (p - Number(isSpam)) * score;
      curve += p * (1 - p) * score * score;
    }
    steepness -= slope / curve;
  }
  return steepness;
}
