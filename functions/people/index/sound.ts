import { memoize } from '#functions/platform/memoize.ts';
import { skeletonOf } from '#functions/names/skeleton.ts';

/** The version of the index layout. A new one is a new index, built beside the current one. */
export const VERSION = 1;

const LONGEST = 8;

/**
 * The sound code of a folded Latin word: its consonant classes, and whether it starts with a vowel. FROZEN: block keys
 * contain it, so a change needs a new `VERSION` and a rebuild.
 */
export const soundOf = memoize(codeOf);

function codeOf(word: string): string {
  const sound = (/^[aeiouy]/.test(word) ? 'a' : '') + skeletonOf(word);
  return sound.slice(0, LONGEST) || '-';
}

/** Hashes a sound evenly to 0 to 65535. Frozen as well. */
export function spreadOf(sound: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < sound.length; i++) hash = Math.imul(hash ^ sound.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 16) & 0xffff;
}

/** The hash of the first word of a first name. */
export const spreadOfFirst = (key: string): number => spreadOf(soundOf(key.split(' ', 1)[0] ?? ''));
