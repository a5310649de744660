import learned from '#functions/names/heard/rules.json' with { type: 'json' };

/** How far a rule looks: letters before and after the one that sounds. */
const reach = [
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 2],
  [2, 2],
  [2, 3],
  [3, 3],
  [3, 4],
] as const;

/** A letter of a word in its neighbourhoods, from itself alone to the widest; the letter itself is the capital. */
export function windows(word: string, at: number): string[] {
  const padded = `___${word}____`;
  const i = at + 3;
  const letter = (padded[i] ?? '_').toUpperCase();
  return reach.map(([before, after]) => padded.slice(i - before, i) + letter + padded.slice(i + 1, i + 1 + after));
}

/** Learned by scripts/models/train/letters-to-sounds.ts from the CMU Pronouncing Dictionary (BSD licence). */
const rules = new Map(
  Object.entries(learned.rules).flatMap(([sounds, keys]) => keys.split(' ').map((key) => [key, sounds])),
);
const byHeart = new Map(
  Array.from(learned.words.matchAll(/(\S+) (\S+)/g), ([, word = '', sounds = '']) => [word, sounds]),
);

/** Two of the same sound are heard as one. */
export const pressed = (sounds: string): string => sounds.replace(/(.)\1+/g, '$1');

/** An r that half of the English-speaking world leaves out has a sign of its own, x. */
const softened = (sounds: string) => sounds.replace(/(?<=[aA@cWYERIeioOUu])r(?![aA@cWYERIeioOUuy])/g, 'x');

/**
 * How an English reader says a folded Latin word: one character a sound, as the training names them. Letters other
 * than a-z are silent.
 */
export function pronounced(word: string): string {
  const letters = word.replace(/[^a-z]/g, '');
  const known = byHeart.get(letters);
  if (known !== undefined) return softened(known);
  let sounds = '';
  for (let i = 0; i < letters.length; i++) {
    const rule = windows(letters, i).findLast((window) => rules.has(window));
    sounds += rule === undefined ? '' : (rules.get(rule) ?? '');
  }
  return softened(pressed(sounds));
}
