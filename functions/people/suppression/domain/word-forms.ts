import { fold } from '#functions/names/fold.ts';
import { romanise } from '#functions/names/romanise.ts';
import { inCyrillic, inGreek, inKatakana } from '#functions/names/transliterate.ts';
import { isUsualFirstName, otherFirstNames } from '#functions/names/nicknames.ts';
import { soundOf } from '#functions/people/index/sound.ts';
import type { NameWords } from '#functions/people/suppression/domain/traits.ts';

/**
 * How surely two words are one name: 5 spelled alike, 4 a nickname, 3 a typo or another script, 2 a typo that makes
 * another first name, 1 no more than a hint, such as an initial.
 */
export type Grade = 5 | 4 | 3 | 2 | 1;

/** A form under which a word is stored or looked up, on the side of the family or the given name. */
type Side = 'f' | 'g';
export type WordForm = { text: string; grade: Grade };

const MOST_NICKNAMES = 15;
const NICKNAMES_ABROAD = 3;
/** Romanisations of one word in one script. */
const READINGS = 2;
const LIKELY_NICKNAMES = 8;
/** Below this likelihood two first names are only perhaps those of one person. */
const REAL_NICKNAME = 0.4;
const PERHAPS = 0.25;

/** The word and every word of one letter fewer: two words share one of them if they are one typo apart. */
export function withoutOneLetter(word: string): string[] {
  const shorter = word.length > 2 ? Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)) : [];
  return [...new Set([word, ...shorter])];
}

/** Letters that scripts without them write as another one: Japanese has no l, Greek writes b as mp. */
const coarse: readonly (readonly [RegExp, string])[] = [
  [/n[td]/g, 't'],
  [/mp|[bpfv]|ph/g, 'p'],
  [/ch|sh|th|ts|tz|[tdszjc](?=[eiy])|[tdszj]/g, 't'],
  [/[kgqxc]/g, 'k'],
  [/[lr]/g, 'r'],
  [/[mn]/g, 'n'],
  [/[^ptkrn]/g, ''],
  [/(.)\1+/g, '$1'],
];
const coarsely = (word: string) => coarse.reduce((text, [from, to]) => text.replace(from, to), word);
/** Shorter codes are shared by too many names to allow for a lost consonant. */
const LONG_CODE = 3;

/** The sound of a romanised word; none of one in its own script. */
const soundForm = (prefix: string, word: string): string[] => (LATIN.test(word) ? [`${prefix}:${soundOf(word)}`] : []);
const LATIN = /[a-z]/;

/** What is left of a word in any script: its consonants in five classes. A c or g may be hard or soft, and a ch an h. */
function skeletons(word: string): { exact: string[]; near: string[] } {
  const spellings = [word, word.replace(/[cg]/g, 'k'), word.replace(/[ck]h/g, '')];
  const exact = [...new Set(spellings.map(coarsely))].filter(Boolean);
  return { exact, near: exact.flatMap((code) => (code.length > LONG_CODE ? withoutOneLetter(code) : [code])) };
}
const storedSkeletons = (side: Side, word: string, isForeign: boolean) => {
  const { exact, near } = skeletons(word);
  const [own, neighbors] = isForeign ? ['Q', 'K'] : ['q', 'k'];
  return [...exact.map((code) => `${side}:${own}:${code}`), ...near.map((code) => `${side}:${neighbors}:${code}`)];
};
/** A record in one script looks for people in the other. */
const skeletonForms = (side: Side, word: string, isForeign: boolean): WordForm[] => {
  const { exact, near } = skeletons(word);
  const [own, neighbors] = isForeign ? ['q', 'k'] : ['Q', 'K'];
  return [
    ...exact.map((code): WordForm => ({ text: `${side}:${own}:${code}`, grade: code.length > LONG_CODE ? 3 : 1 })),
    ...near.map((code): WordForm => ({ text: `${side}:${neighbors}:${code}`, grade: 1 })),
  ];
};

/** The romanisations of a Latin word that was written in another script, without one letter each. */
function formsAbroad(side: Side, word: string): string[] {
  const written = [inCyrillic(word), inGreek(word), inKatakana(word)].map(fold);
  const read = new Set(written.flatMap((text) => [text, ...romanise(text).slice(0, READINGS)]));
  return [...read].flatMap(withoutOneLetter).map((form) => `${side}:t:${form}`);
}
const abroadForms = (side: Side, word: string): WordForm[] =>
  withoutOneLetter(word).map((form) => ({ text: `${side}:t:${form}`, grade: 3 }));

/** All forms of a removed person's family names. */
export function storedFamilyForms({ family, isForeign }: NameWords): string[] {
  return family.flatMap((word) => [
    `f:x:${word}`,
    ...withoutOneLetter(word).map((form) => `f:d:${form}`),
    ...soundForm(`f:${isForeign ? 'S' : 's'}`, word),
    ...storedSkeletons('f', word, isForeign),
    ...(isForeign ? [] : formsAbroad('f', word)),
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
      ...others.filter(({ weight }) => weight >= PERHAPS).map(({ name }) => `g:e:${name}`),
      ...soundForm(`g:${isForeign ? 'S' : 's'}`, word),
      ...storedSkeletons('g', word, isForeign),
      ...(isForeign ? [] : [word, ...nicknames.slice(0, NICKNAMES_ABROAD).map(({ name }) => name)]).flatMap((each) =>
        formsAbroad('g', each),
      ),
      word.length === 1 ? `g:j:${word}` : `g:i:${word[0]}`,
    ];
  });
  return [...first, ...middle.map((word) => `g:m:${word}`)];
}

/** The forms by which a word of a record may match a stored family name. */
export function familyForms(word: string, isForeign: boolean): WordForm[] {
  return [
    { text: `f:x:${word}`, grade: 5 },
    ...withoutOneLetter(word).map((form): WordForm => ({ text: `f:d:${form}`, grade: 3 })),
    ...soundForm('f:s', word).map((text): WordForm => ({ text, grade: isForeign ? 3 : 1 })),
    ...soundForm('f:S', word).map((text): WordForm => ({ text, grade: 3 })),
    ...skeletonForms('f', word, isForeign),
    ...(isForeign ? abroadForms('f', word) : []),
  ];
}

/**
 * The forms by which a word of a record may match a stored given name. A typo that makes a first name of its own is
 * less sure: Mario need not be Maria.
 */
export function givenForms(word: string, isForeign: boolean): WordForm[] {
  const typo: Grade = !isForeign && isUsualFirstName(word) ? 2 : 3;
  return [
    { text: `g:x:${word}`, grade: 5 },
    { text: `g:n:${word}`, grade: 4 },
    ...withoutOneLetter(word).flatMap((form): WordForm[] => [
      { text: `g:d:${form}`, grade: typo },
      { text: `g:e:${form}`, grade: typo },
    ]),
    ...[...soundForm('g:S', word), ...(isForeign ? soundForm('g:s', word) : [])].map((text): WordForm => ({
      text,
      grade: 3,
    })),
    ...skeletonForms('g', word, isForeign),
    ...(isForeign ? abroadForms('g', word) : []),
    { text: `g:m:${word}`, grade: 1 },
    word.length === 1 ? { text: `g:i:${word}`, grade: 1 } : { text: `g:j:${word[0]}`, grade: 1 },
  ];
}
