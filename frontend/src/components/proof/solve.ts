import { type Challenge, type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

export type { Challenge, Solution };

const LONGEST_MS = 60_000;

/** Does the work that a challenge sets: about a second of a telephone. Undefined where a minute was not enough. */
export const solve = async (challenge: Challenge): Promise<Solution | undefined> =>
  (await solveChallenge({ challenge, deriveKey, timeout: LONGEST_MS })) ?? undefined;
