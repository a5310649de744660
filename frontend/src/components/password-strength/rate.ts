import { ZxcvbnFactory } from '@zxcvbn-ts/core';

import { barePasswords } from '#shared/validation/bare-passwords.ts';
import { isTrivial } from '#shared/validation/trivial-password.ts';
import type { Strength } from '#frontend/components/password-strength/strength.ts';
import commonPasswords from '#frontend/components/password-strength/common-passwords.json';

/** Longer passwords are strong, and slow to rate. */
const MOST_CHARACTERS = 64;

const passwords = commonPasswords.split(' ');
const common = new Set(passwords);
const zxcvbn = new ZxcvbnFactory({
  dictionary: { passwords },
  maxLength: MOST_CHARACTERS,
});

/** From fewer than a million guesses to more than ten billion. */
const byScore: Record<0 | 1 | 2 | 3 | 4, Strength> = { 0: 'weak', 1: 'weak', 2: 'fair', 3: 'good', 4: 'strong' };

/**
 * The strength of a password that is long enough, by the guesses that it takes: leaked passwords, also reversed or with figures
 * for letters, our name, dates, sequences and repetitions take few. The server refuses the leaked ones,
 * also with figures and marks, and the trivial ones: they are weak here.
 */
export const rate = (password: string): Strength =>
  isTrivial(password) || barePasswords(password).some((word) => common.has(word))
    ? 'weak'
    : byScore[zxcvbn.check(password, ['calluna']).score];
