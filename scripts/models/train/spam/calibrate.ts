/** Turns a score into log odds: steepness × score + shift − brevity ÷ words. */
export type Line = { steepness: number; shift: number; brevity: number };
type Judged = { score: number; isSpam: boolean; words: number };

/**
 * The share of legitimate calls that may be flagged. All of it is used, because unknown campaigns are missed more often than
 * these calls suggest.
 */
const FALSE_ALARMS = 0.02;
const ROUNDS = 50;
/** The words of a call that has only begun. */
export const BEGINNING = 10;

/**
 * Calibrates scores of unseen calls: even odds where the share of false alarms is at its limit, in whole calls as in their
 * first ten words, and the likeliest steepness (Platt scaling).
 */
export function calibrate(whole: readonly Judged[], beginnings: readonly Judged[]): Line {
  const { threshold, brevity: per } = thresholds(whole, thresholdOf(beginnings));
  const adjusted = whole.map((call) => ({ ...call, score: call.score - per / call.words - threshold }));
  const steepness = steepnessOf(adjusted);
  const brevity = steepness * per;
  const short = (value: number) => Number(value.toFixed(4));
  return { steepness: short(steepness), shift: short(-steepness * threshold), brevity: short(brevity) };
}

/** The threshold of long calls, and what is added for each word that is missing, so that whole calls are at the limit. */
function thresholds(whole: readonly Judged[], ofBeginnings: number) {
  let [low, high] = [thresholdOf(whole) - 20, ofBeginnings];
  for (let round = 0; round < ROUNDS; round++) {
    const middle = (low + high) / 2;
    const brevity = BEGINNING * (ofBeginnings - middle);
    const alarms = thresholdOf(whole.map((call) => ({ ...call, score: call.score - brevity / call.words })));
    if (alarms > middle) low = middle;
    else high = middle;
  }
  return { threshold: low, brevity: BEGINNING * (ofBeginnings - low) };
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
function steepnessOf(scores: readonly Omit<Judged, 'words'>[]): number {
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
