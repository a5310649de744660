import { memoize } from '#functions/platform/memoize.ts';
import { skeletonOf } from '#functions/names/skeleton.ts';

/** The version of everything that decides where an entry lies. Another one is another index, built anew beside this one. */
export const VERSION = 1;

const LONGEST = 8;

/**
 * How a folded Latin word sounds: its consonants in classes, and whether it begins with a vowel. FROZEN: blocks lie
 * under it, so a change needs another `VERSION` and a rebuild.
 */
export const soundOf = memoize(codeOf);

function codeOf(word: string): string {
  const sound = (/^[aeiouy]/.test(word) ? 'a' : '') + skeletonOf(word);
  return sound.slice(0, LONGEST) || '-';
}

/** A number from 0 to 65535 that spreads the sounds of first names evenly. Frozen as well. */
export function spreadOf(sound: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < sound.length; i++) hash = Math.imul(hash ^ sound.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 16) & 0xffff;
}

/** The same for the first name of an entry: of its first word. */
export const spreadOfFirst = (key: string): number => spreadOf(soundOf(key.split(' ', 1)[0] ?? ''));
