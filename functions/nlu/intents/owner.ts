import { type PlacedWord, placedWordsIn } from '#functions/nlu/intents/placed-words.ts';
import { add, longestAt, treeOf, type Tree } from '#functions/nlu/intents/tree.ts';
import { wordsIn } from '#functions/nlu/intents/words-in.ts';
import { namesOf, phrasesOf } from '#functions/nlu/languages/speech.ts';
import { fold } from '#functions/names/fold.ts';
import { romanise } from '#functions/names/romanise.ts';
import type { Language } from '#shared/values/language.ts';

/** The romanisations of a name, with long sounds as short ones: نور, ヌール and Noor are alike. */
const spellingsOf = (name: string): string[] =>
  romanise(fold(name).replaceAll(' ', '')).map((spelling) =>
    spelling
      .replace(/oo|ou/g, 'u')
      .replace(/(.)\1/g, '$1')
      .replace(/^(\w*[^aeiou])u$/, KANA.test(name) ? '$1' : '$1u'),
  );

/** A foreign name that ends in a consonant has a vowel after it in kana. */
const KANA = /\p{Script=Katakana}/u;

/** Endings that inflection adds. */
const LONGEST_ENDING = 3;

/** Fond endings: “Идочка”, “Идуля”, “İdacığım”. */
const FOND =
  /^(?:[oe]chk|[uy]*shk|[uy]*sh|ul(?:echk|enk|k)?|us(?:[ie]?k|enk)?|unchik|[eo]nk|ink|[aei]?c[iu]g[iu]|[aei]?c[iu])[aeiouymnk]{0,3}$/;

/** Whether a word is the owner’s first name, by any of its forms, in any script and with the endings of inflection. */
export function isOwnersName(word: string, owner: readonly string[]): boolean {
  const isLatin = /^[A-Za-z]+$/.test(word);
  const latin = owner.filter((name) => /\p{sc=Latin}/u.test(name));
  // Read as Latin letters إيدا may also be Aida or Eda, who are others.
  const sounds = (latin.length ? latin : owner).flatMap(spellingsOf).filter(Boolean);
  return (
    owner.some((name) => isFormOf(fold(word), fold(name), isLatin)) ||
    spellingsOf(word).some((one) => sounds.some((name) => isFormOf(one, name, isLatin)))
  );
}

/** Whether a word is a name, with the endings of inflection or fondness; in Latin letters the name alone. */
function isFormOf(word: string, name: string, isLatin: boolean): boolean {
  if (!name) return false;
  if (word === name) return true;
  const stem = /[aeiouаяеиاه]$/u.test(name) && name.length > 2 ? name.slice(0, -1) : name;
  const ending = word.startsWith(stem) && !isLatin ? word.slice(stem.length) : null;
  return ending !== null && (ending.length <= LONGEST_ENDING || FOND.test(ending));
}

const trees = new Map<Language, Tree<true>>();

function treeIn(language: Language): Tree<true> {
  const cached = trees.get(language);
  if (cached) return cached;
  const tree = treeOf<true>();
  for (const phrase of phrasesOf[language].owner) add(tree, wordsIn(phrase, language, true), true);
  trees.set(language, tree);
  return tree;
}

/** The ranges in which a caller asks for the owner by name. */
export function ownerAskedFor(
  text: string,
  language: Language,
  owner: readonly string[],
): { index: number; end: number }[] {
  const words = placedWordsIn(text, language);
  const plain = words.map(({ word }) => word);
  const isName = ({ index, end }: PlacedWord) => isOwnersName(text.slice(index, end), owner);
  const ranges = plain.flatMap((_, at) => {
    const found = longestAt(treeIn(language), plain, at);
    if (!found) return [];
    const from = language === 'ja' ? nameBefore(at) : at;
    const isNamed = language === 'ja' ? from < at : words.slice(at, found.end).some(isName);
    return isNamed ? [{ index: words[from]!.index, end: words[found.end - 1]!.end }] : [];
  });
  return merged(ranges);

  /** Where the owner’s name begins that ends before a letter. */
  function nameBefore(at: number): number {
    for (let from = Math.max(0, at - 10); from < at; from++)
      if (isOwnersName(text.slice(words[from]!.index, words[at]!.index), owner)) return from;
    return at;
  }
}

/** Ranges without what two of them share. */
function merged(ranges: readonly { index: number; end: number }[]) {
  const apart: { index: number; end: number }[] = [];
  for (const { index, end } of ranges) {
    const last = apart.at(-1);
    if (last && index < last.end) last.end = Math.max(last.end, end);
    else apart.push({ index, end });
  }
  return apart;
}

const greetings = new Map<Language, Tree<true>>();

/** Greetings and fillers; Japanese has none that stand apart. */
function greetingsIn(language: Exclude<Language, 'ja'>): Tree<true> {
  const cached = greetings.get(language);
  if (cached) return cached;
  const tree = treeOf<true>();
  const { greeting, fillers } = namesOf[language];
  for (const phrase of [...greeting, ...fillers]) add(tree, wordsIn(phrase, language, true), true);
  greetings.set(language, tree);
  return tree;
}

/** A text without the owner’s name by which it addresses her: “hello Ida, Sunita here”. */
export function withoutAddress(text: string, language: Language, owner: readonly string[]): string {
  if (language === 'ja') return text;
  const words = placedWordsIn(text, language);
  const plain = words.map(({ word }) => word);
  let at = 0;
  for (let next = longestAt(greetingsIn(language), plain, at); next; next = longestAt(greetingsIn(language), plain, at))
    at = next.end;
  const named = words[at];
  if (!named || !words[at + 1]) return text;
  const isOwner = owner.some((name) => fold(name) === fold(text.slice(named.index, named.end)));
  return isOwner ? `${text.slice(0, named.index)}${text.slice(named.end).replace(/^[\s,،]+/, '')}` : text;
}
