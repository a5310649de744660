import anyAscii from 'any-ascii';

import { fold } from '#functions/people/names/fold.ts';

/**
 * The ways in which a word of a name may be written in Latin letters, folded, the likeliest first. A word that is Latin
 * already is its own only one.
 */
export const romanise = (word: string): string[] => [fold(anyAscii(word)).replaceAll(' ', '')];
