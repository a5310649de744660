import { ZxcvbnFactory } from '@zxcvbn-ts/core';

import { isTrivial } from '#shared/validation/trivial-password.ts';
import type { Strength } from '#frontend/components/password-strength/strength.ts';
import commonPasswords from '#frontend/components/password-strength/common-passwords.json';

/** Longer passwords are strong, and slow to rate. */
const MOST_CHARACTERS = 64;

const zxcvbn = new ZxcvbnFactory({
  dictionary: { passwords: commonPasswords.split(' ') },
  maxLength: MOST_CHARACTERS,
});

/** From fewer than a million guesses to more than ten billion. */
const byScore: Record<0 | 1 | 2 | 3 | 4, Strength> = { 0: 'weak', 1: 'weak', 2: 'fair', 3: 'good', 4: 'strong' };

/**
 * The strength of a password that is long enough, by the guesses that it takes: leaked passwords, also reversed or with figures
 * for letters, our name, dates, sequences and repetitions take few. The server refuses the leaked ones
 * and the trivial ones.
 */
export const rate = (password: string): Strength =>
  isTrivial(password) ? 'weak' : byScore[zxcvbn.check(password, ['calluna']).score];
