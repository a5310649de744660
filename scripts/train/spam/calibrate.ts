/** Turns a score into log odds: steepness × score + shift. */
export type Line = { steepness: number; shift: number };

const ROUNDS = 50;

/** The line by which scores of calls that the model had not seen come closest to what they were (Platt): Newton’s steps. */
export function calibrate(scores: readonly { score: number; isSpam: boolean; weight: number }[]): Line {
  let [steepness, shift] = [1, 0];
  for (let round = 0; round < ROUNDS; round++) {
    let [a, b, aa, ab, bb] = [0, 0, 1e-6, 0, 1e-6];
    for (const { score, isSpam, weight } of scores) {
      const p = 1 / (1 + Math.exp(-(steepness * score + shift)));
      const [error, curve] = [weight * (p - Number(isSpam)), weight * p * (1 - p)];
      a += error * score;
      b += error;
      aa += curve * score * score;
      ab += curve * score;
      bb += curve;
    }
    const determinant = aa * bb - ab * ab;
    steepness -= (bb * a - ab * b) / determinant;
    shift -= (aa * b - ab * a) / determinant;
  }
  return { steepness: Number(steepness.toFixed(4)), shift: Number(shift.toFixed(4)) };
}
