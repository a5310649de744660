import { createHash } from 'node:crypto';

/** Case does not matter to a guesser. */
export const plainOf = (text: string): string => text.normalize('NFKC').toLowerCase();

/** What the list of common passwords holds of one: four bytes. A good password looks like a common one once in 200,000. */
export const markOf = (plain: string): number => createHash('sha256').update(plain).digest().readUInt32BE(0);
