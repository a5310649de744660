import { fold } from '#functions/names/fold.ts';

/** Spellings of one sound, of folded words: Markus is Marcus, Bel is Bell, Sofie is Sophie. */
const alike: readonly [RegExp, string][] = [
  [/(?<=.)(.)\1+/gu, '$1'],
  [/ph/g, 'f'],
  [/ck|c(?![eihy])|qu?/g, 'k'],
  [/(?<![cs])h/g, ''],
  [/y|ie|ey(?!.)/g, 'i'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/(?<=.{3})e$/g, ''],
];

const soundOf = (word: string): string =>
  alike.reduce((text, [from, to]) => text.replace(from, to), word.replace(/^(.)\1/u, '$1')).replace(/(.)\1+/gu, '$1');
const soundsOf = (name: string): string => fold(name).split(' ').filter(Boolean).map(soundOf).join(' ');

/** Fewer letters than this are too little to know a name by. */
const LEAST = 6;

/** Whether a name may be matched: a first and a last name, so that only one person is meant. */
export const isFullName = (name: string): boolean =>
  fold(name)
    .split(' ')
    .filter((word) => word.length > 1).length > 1 && fold(name).length >= LEAST;

/**
 * The spelling of a name that was heard among names that are known: “Markus Bel” is the Marcus Bell of the contacts. Null if
 * none of them sounds exactly like it, or if two that are spelled differently do.
 */
export function knownSpelling(heard: string, known: readonly string[]): string | null {
  if (!isFullName(heard)) return null;
  const sounds = soundsOf(heard);
  const same = known.filter((name) => soundsOf(name) === sounds);
  return new Set(same.map(fold)).size === 1 ? same[0]! : null;
}

/** Whether all words of a name are in another: “Marcus” of “Marcus Bell”. */
export function isPartOf(part: string, whole: string): boolean {
  const words = soundsOf(whole).split(' ');
  return (
    soundsOf(part) !== '' &&
    soundsOf(part)
      .split(' ')
      .every((word) => words.includes(word))
  );
}
