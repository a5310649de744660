import { type Challenge, type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

export type { Challenge, Solution };

const LONGEST_MS = 60_000;

/** Solves a challenge: about a second on a phone. Undefined after a minute without a solution. */
export const solve = async (challenge: Challenge): Promise<Solution | undefined> =>
  (await solveChallenge({ challenge, deriveKey, timeout: LONGEST_MS })) ?? undefined;
