import { fold } from '#functions/names/fold.ts';
import { romanise } from '#functions/names/romanise.ts';
import { inCyrillic, inGreek, inKatakana } from '#functions/names/transliterate.ts';
import { isUsualFirstName, otherFirstNames } from '#functions/names/nicknames.ts';
import { soundOf } from '#functions/people/index/sound.ts';
import type { NameWords } from '#functions/people/suppression/domain/traits.ts';
import {
  beginningsOf,
  LONG_CODE,
  misspellings,
  skeletons,
  withoutOneLetter,
  withoutTwoLetters,
} from '#functions/people/suppression/domain/word-variants.ts';

/**
 * How surely two words are one name: 5 spelled alike, 4 a nickname, 3 a typo or another script, 2 a typo that makes
 * another first name, 1 no more than a hint, such as an initial or the beginning, 0.5 a few consonants in another script.
 */
export type Grade = 5 | 4 | 3 | 2 | 1 | 0.5;

/** A form under which a word is stored or looked up, on the side of the family or the given name. */
type Side = 'f' | 'g';
export type WordForm = { text: string; grade: Grade };

/** The likeliest nicknames are also recognized in other scripts with a letter missing, the others only as they are. */
const NICKNAMES_ABROAD = 3;
/** Romanisations of one word in one script. */
const READINGS = 2;
/** Below this likelihood two first names are only perhaps those of one person: Kate may be Catherine. */
const REAL_NICKNAME = 0.4;
const PERHAPS = 0.19;
/** A shorter word without one letter is too many other names. */
const LONG_NICKNAME = 4;

/** The sound of a romanised word; none of one in its own script. */
const soundForm = (prefix: string, word: string): string[] => (LATIN.test(word) ? [`${prefix}:${soundOf(word)}`] : []);
const LATIN = /[a-z]/;

const storedSkeletons = (side: Side, word: string, isForeign: boolean) => {
  const { exact, near } = skeletons(word);
  const [own, neighbors] = isForeign ? ['Q', 'K'] : ['q', 'k'];
  return [...exact.map((code) => `${side}:${own}:${code}`), ...near.map((code) => `${side}:${neighbors}:${code}`)];
};
/** A record in one script looks for people in the other. */
const skeletonForms = (side: Side, word: string, isForeign: boolean): WordForm[] => {
  const { exact, near } = skeletons(word);
  const [own, neighbors] = isForeign ? ['q', 'k'] : ['Q', 'K'];
  const gradeOf = ({ length }: string): Grade => (length > LONG_CODE ? 3 : length === LONG_CODE ? 2 : 0.5);
  return [
    ...exact.map((code): WordForm => ({ text: `${side}:${own}:${code}`, grade: gradeOf(code) })),
    ...near.map((code): WordForm => ({ text: `${side}:${neighbors}:${code}`, grade: 0.5 })),
  ];
};

/** The romanisations of a Latin word that was written in another script, without one letter each. */
function formsAbroad(side: Side, word: string, variants = withoutOneLetter): string[] {
  const written = [inCyrillic(word), inGreek(word), inKatakana(word)].map(fold);
  const read = new Set(written.flatMap((text) => [text, ...romanise(text).slice(0, READINGS)]));
  return [...read].flatMap(variants).map((form) => `${side}:t:${form}`);
}
const asIs = (word: string) => [word];
const abroadForms = (side: Side, word: string): WordForm[] =>
  withoutOneLetter(word).map((form) => ({ text: `${side}:t:${form}`, grade: 3 }));

/** All forms of a removed person's family names. Who is known in Latin letters is not looked for by consonants there. */
export function storedFamilyForms({ family, isForeign }: NameWords, hasLatin: boolean): string[] {
  return family.flatMap((word) => [
    `f:x:${word}`,
    ...misspellings(word).map((form) => `f:d:${form}`),
    ...withoutTwoLetters(word).map((form) => `f:h:${form}`),
    ...beginningsOf(word).map((form) => `f:p:${form}`),
    ...soundForm(`f:${isForeign ? 'S' : 's'}`, word),
    ...(isForeign && hasLatin ? [] : storedSkeletons('f', word, isForeign)),
    ...(isForeign ? [] : formsAbroad('f', word)),
    word.length === 1 ? `f:j:${word}` : `f:i:${word[0]}`,
  ]);
}

/** All forms of a removed person's given names: with nicknames, their typos, and the initial. */
export function storedGivenForms({ given, middle, isForeign }: NameWords, hasLatin: boolean): string[] {
  const first = given.flatMap((word) => [
    `g:x:${word}`,
    ...misspellings(word).map((form) => `g:d:${form}`),
    ...withoutTwoLetters(word).map((form) => `g:h:${form}`),
    ...nicknameForms(word),
    ...soundForm(`g:${isForeign ? 'S' : 's'}`, word),
    ...(isForeign && hasLatin ? [] : storedSkeletons('g', word, isForeign)),
    ...(isForeign ? [] : givenFormsAbroad(word)),
    word.length === 1 ? `g:j:${word}` : `g:i:${word[0]}`,
  ]);
  const joined = given[0] && middle[0] ? [given[0] + middle[0]] : []; // Annmarie
  return [...first, ...[...middle, ...joined].flatMap(withoutOneLetter).map((form) => `g:m:${form}`)];
}

const nicknamesOf = (word: string) =>
  otherFirstNames(word).flatMap(({ name, weight }) => (weight >= REAL_NICKNAME ? [name] : []));

/**
 * Nicknames with their typos. Of those that are formed by rule, as Immy of Imogen, only those that are not a first name
 * of their own: Mary is seldom Margaret.
 */
function nicknameForms(word: string): string[] {
  const real = nicknamesOf(word);
  const rest = otherFirstNames(word).filter(({ name }) => !real.includes(name));
  const formed = rest.flatMap(({ name }) => (isUsualFirstName(name) ? [] : [name]));
  const [long, short] = [
    formed.filter(({ length }) => length >= LONG_NICKNAME),
    formed.filter(({ length }) => length < LONG_NICKNAME),
  ];
  const perhaps = rest.flatMap(({ name, weight }) => (weight >= PERHAPS ? [name] : []));
  return [
    ...real.map((name) => `g:n:${name}`),
    ...[...real.flatMap(withoutOneLetter), ...formed, ...perhaps].map((form) => `g:e:${form}`),
    ...long.flatMap(withoutOneLetter).map((form) => `g:f:${form}`),
    ...short.flatMap(withoutOneLetter).map((form) => `g:h:${form}`),
  ];
}

function givenFormsAbroad(word: string): string[] {
  const real = nicknamesOf(word);
  return [
    ...[word, ...real.slice(0, NICKNAMES_ABROAD)].flatMap((name) => formsAbroad('g', name)),
    ...real.slice(NICKNAMES_ABROAD).flatMap((name) => formsAbroad('g', name, asIs)),
  ];
}

/** The forms by which a word of a record may match a stored family name. */
export function familyForms(word: string, isForeign: boolean): WordForm[] {
  return [
    { text: `f:x:${word}`, grade: 5 },
    ...misspellings(word).map((form): WordForm => ({ text: `f:d:${form}`, grade: 3 })),
    ...withoutTwoLetters(word).map((form): WordForm => ({ text: `f:h:${form}`, grade: 1 })),
    { text: `f:p:${word}`, grade: 1 },
    { text: `f:h:${word}`, grade: 1 },
    ...soundForm('f:s', word).map((text): WordForm => ({ text, grade: isForeign ? 3 : 2 })),
    ...soundForm('f:S', word).map((text): WordForm => ({ text, grade: 3 })),
    ...skeletonForms('f', word, isForeign),
    ...(isForeign ? abroadForms('f', word) : []),
    ...initialForms('f', word),
  ];
}

/** An initial may be that of any name. A record that has no more is too poor to say that it is another person's. */
function initialForms(side: Side, word: string): WordForm[] {
  if (word.length === 1) return [{ text: `${side}:i:${word}`, grade: side === 'g' ? 2 : 1 }];
  const initials: WordForm[] = word.length === 2 ? [{ text: `${side}:i:${word[0]}`, grade: 1 }] : []; // JK
  return [...initials, { text: `${side}:j:${word[0]}`, grade: 1 }];
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
    ...misspellings(word).flatMap((form): WordForm[] => [
      { text: `g:d:${form}`, grade: typo },
      { text: `g:e:${form}`, grade: typo },
      { text: `g:f:${form}`, grade: typo === 3 ? 3 : 1 },
      { text: `g:h:${form}`, grade: 1 },
    ]),
    ...withoutTwoLetters(word).map((form): WordForm => ({ text: `g:h:${form}`, grade: 1 })),
    ...soundForm('g:S', word).map((text): WordForm => ({ text, grade: 3 })),
    ...soundForm('g:s', word).map((text): WordForm => ({ text, grade: isForeign ? 3 : 2 })),
    ...skeletonForms('g', word, isForeign),
    ...(isForeign ? abroadForms('g', word) : []),
    // Some people go by their middle name.
    ...withoutOneLetter(word).map((form): WordForm => ({ text: `g:m:${form}`, grade: typo === 3 ? 2 : 1 })),
    { text: `g:m:${word}`, grade: 2 },
    ...initialForms('g', word),
  ];
}
