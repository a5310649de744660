import { isUsualFirstName, otherFirstNames } from '#functions/names/nicknames.ts';
import { soundOf } from '#functions/people/index/sound.ts';
import type { NameWords } from '#functions/people/suppression/domain/traits.ts';

/**
 * How surely two words are one name: spelled alike or a nickname; a typo or another script; no more than a hint, such
 * as an initial.
 */
export type Grade = 3 | 2 | 1;

/** A form under which a word is stored or looked up, on the side of the family or the given name. */
export type Side = 'f' | 'g';
export type WordForm = { text: string; grade: Grade };

const MOST_NICKNAMES = 15;
const LIKELY_NICKNAMES = 3;
/** Below this likelihood two first names are only perhaps those of one person. */
const REAL_NICKNAME = 0.4;

/** The word and every word of one letter fewer: two words share one of them if they are one typo apart. */
export function withoutOneLetter(word: string): string[] {
  const shorter = word.length > 2 ? Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)) : [];
  return [...new Set([word, ...shorter])];
}

const skeletons = (word: string) => withoutOneLetter(soundOf(word));

/** All forms of a removed person's family names. */
export function storedFamilyForms({ family, isForeign }: NameWords): string[] {
  return family.flatMap((word) => [
    `f:x:${word}`,
    ...withoutOneLetter(word).map((form) => `f:d:${form}`),
    `f:${isForeign ? 'S' : 's'}:${soundOf(word)}`,
    ...skeletons(word).map((form) => `f:${isForeign ? 'K' : 'k'}:${form}`),
  ]);
}

/** All forms of a removed person's given names: with nicknames, their typos, and the initial. */
export function storedGivenForms({ given, middle, isForeign }: NameWords): string[] {
  const first = given.flatMap((word) => {
    const others = otherFirstNames(word);
    const nicknames = others.filter(({ weight }) => weight >= REAL_NICKNAME).slice(0, MOST_NICKNAMES);
    return [
      `g:x:${word}`,
      ...withoutOneLetter(word).map((form) => `g:d:${form}`),
      ...nicknames.map(({ name }) => `g:n:${name}`),
      ...nicknames
        .slice(0, LIKELY_NICKNAMES)
        .flatMap(({ name }) => withoutOneLetter(name))
        .map((form) => `g:e:${form}`),
      ...others.map(({ name }) => `g:e:${name}`),
      `g:${isForeign ? 'S' : 's'}:${soundOf(word)}`,
      ...skeletons(word).map((form) => `g:${isForeign ? 'K' : 'k'}:${form}`),
      word.length === 1 ? `g:j:${word}` : `g:i:${word[0]}`,
    ];
  });
  return [...first, ...middle.map((word) => `g:m:${word}`)];
}

/** The forms by which a word of a record may match a stored family name. */
export function familyForms(word: string, isForeign: boolean): WordForm[] {
  return [
    { text: `f:x:${word}`, grade: 3 },
    ...withoutOneLetter(word).map((form): WordForm => ({ text: `f:d:${form}`, grade: 2 })),
    { text: `f:s:${soundOf(word)}`, grade: isForeign ? 2 : 1 },
    { text: `f:S:${soundOf(word)}`, grade: 2 },
    ...(isForeign ? skeletons(word).map((form): WordForm => ({ text: `f:k:${form}`, grade: 1 })) : []),
    ...(isForeign ? [] : skeletons(word).map((form): WordForm => ({ text: `f:K:${form}`, grade: 1 }))),
  ];
}

/**
 * The forms by which a word of a record may match a stored given name. A word that is a first name of its own is no
 * typo: Mario is not Maria.
 */
export function givenForms(word: string, isForeign: boolean): WordForm[] {
  const typo: Grade = !isForeign && isUsualFirstName(word) ? 1 : 2;
  return [
    { text: `g:x:${word}`, grade: 3 },
    { text: `g:n:${word}`, grade: 3 },
    ...withoutOneLetter(word).flatMap((form): WordForm[] => [
      { text: `g:d:${form}`, grade: typo },
      { text: `g:e:${form}`, grade: typo },
    ]),
    { text: `g:S:${soundOf(word)}`, grade: 2 },
    ...(isForeign ? [{ text: `g:s:${soundOf(word)}`, grade: 2 as const }] : []),
    ...skeletons(word).map((form): WordForm => ({ text: `g:${isForeign ? 'k' : 'K'}:${form}`, grade: 1 })),
    { text: `g:m:${word}`, grade: 1 },
    word.length === 1 ? { text: `g:i:${word}`, grade: 1 } : { text: `g:j:${word[0]}`, grade: 1 },
  ];
}
