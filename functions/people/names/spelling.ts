import { distance } from 'fastest-levenshtein';

/**
 * How unlikely it is that somebody who means `meant` writes `written`, both folded and Latin, in nats: 0 for the same
 * word, about 3 for one slip of the keyboard, less for another spelling of the same sound.
 */
export const spellingCost = (written: string, meant: string): number => 3 * distance(written, meant);
