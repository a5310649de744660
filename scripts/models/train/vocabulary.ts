import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { allLocales } from '@faker-js/faker';

import { packWords } from '#functions/nlu/name/word-set.ts';
import { packWeights } from '#functions/nlu/name/likeness.ts';
import { fold } from '#functions/names/fold.ts';
import { commandLine } from '#scripts/command-line.ts';
import { fitLikeness, likenessOf, shareRight } from '#scripts/models/train/callers/likeness.ts';
import { knownNames, textsIn } from '#scripts/models/train/callers/names.ts';
import { percent } from '#scripts/models/statistics.ts';
import { type Language, languages } from '#shared/values/language.ts';

/**
 * `npm run models -- train vocabulary WORDS IPADIC`: packs which words are forenames, surnames and everyday words, and how much others
 * look like names, into functions/nlu/name/vocabulary.bin.ts. WORDS is a folder with one list of words
 * a language, `en.txt`, the commonest first: those of the PyPI package wordfreq 3.1.1; IPADIC the names of Japanese
 * (callers/names.ts says which, and where the others are from).
 */
const [folder, ipadic] = commandLine('npm run models -- train vocabulary WORDS IPADIC', {
  allowPositionals: true,
}).positionals;
if (!folder || !ipadic) throw new Error('Which folder has the lists of common words, which file the names of IPADIC?');
const EVERYDAY = 8000;
const FREQUENT = 1000;
/** So common, a forename is a word as well; in Japanese many are. */
const certain = (language: Language) => (language === 'ja' ? 2500 : 250);
/** So common, a surname is a word as well. */
const COMMON = 1500;
/** How many common words the letter model contrasts with names. */
const UNLIKE = 40_000;

const { forenames, surnames, kanji, kana } = await knownNames(ipadic);

/** Words that are written small somewhere are words; lists of words, in small letters all, are full of names. */
const small = new Set<string>();
const read = (text: string) => {
  for (const [word] of text.matchAll(/(?<![\p{L}\p{N}])\p{Ll}{2,}(?![\p{L}\p{N}])/gu)) small.add(fold(word));
};
for (const { word } of Object.values(allLocales)) read(textsIn(word).join(' '));
for (const language of languages)
  for (const file of await readdir(`frontend/src/i18n/${language}`))
    read(await readFile(`frontend/src/i18n/${language}/${file}`, 'utf8'));

const scripts: Partial<Record<Language, RegExp>> = { ar: /^\p{Script=Arabic}+$/u, ru: /^\p{Script=Cyrillic}+$/u };
const scriptOf = (language: Language) => scripts[language] ?? /^\p{Script=Latin}+$/u;
const isName = (word: string) => forenames.has(word) || surnames.has(word) || kanji.has(word);
const tenth = (words: readonly string[], own: boolean) => words.filter((_, at) => (at % 10 === 0) === own);

/** How much words of a language look like names, by their letters; says how often that is right. */
function likenessIn(language: Language, words: readonly string[]): Float64Array {
  const fits = (word: string) => word.length > 2 && scriptOf(language).test(word);
  const like = [...new Set([...forenames, ...surnames])].filter(fits);
  const unlike = words.slice(0, UNLIKE).filter((word) => fits(word) && !isName(word));
  const kept = fitLikeness(tenth(like, false), tenth(unlike, false));
  const [names, others] = [shareRight(kept, tenth(like, true), true), shareRight(kept, tenth(unlike, true), false)];
  console.log(`${language}: names ${percent(names)}, words ${percent(others)}`);
  return fitLikeness(like, unlike);
}

const packed: Record<'frequent' | 'everyday' | 'likeness', Record<string, string>> = {
  frequent: {},
  everyday: {},
  likeness: {},
};
const fitted: { fits: (word: string) => boolean; weights: Float64Array }[] = [];
for (const language of languages) {
  const listedWords = (await readFile(join(folder, `${language}.txt`), 'utf8')).split('\n').map(fold).filter(Boolean);
  const words = [...new Set(listedWords.filter((word) => !word.includes(' ')))];
  const weights = language === 'ja' ? undefined : likenessIn(language, words);
  if (weights) fitted.push({ fits: (word) => scriptOf(language).test(word), weights });
  const some = words.filter((word, rank) => {
    if (rank < certain(language) || small.has(word)) return true;
    if (forenames.has(word) || kanji.has(word)) return false;
    return rank < COMMON || !surnames.has(word) || !weights || likenessOf(weights, word) < 0;
  });
  packed.frequent[language] = packWords(new Set(some.slice(0, FREQUENT)), 8);
  packed.everyday[language] = packWords(new Set(some.slice(0, EVERYDAY)), 6);
  if (weights) packed.likeness[language] = packWeights(weights);
}
/** A surname that looks like a name by its letters, in whichever language, need not be listed. */
const evident = (word: string) => fitted.every(({ fits, weights }) => !fits(word) || likenessOf(weights, word) > 1.5);
const names = {
  forenames: packWords(forenames, 6),
  surnames: packWords(new Set([...surnames].filter((word) => !evident(word))), 6),
  kanji: packWords(kanji, 6),
  kana: packWords(kana, 6),
};
await writeFile(
  'functions/nlu/name/vocabulary.bin.ts',
  [
    '// Made by scripts/models/train/vocabulary.ts; what it was made of: README.md beside this file.',
    `export const names = ${JSON.stringify(names)};`,
    ...Object.entries(packed).map(
      ([name, by]) => `export const ${name}: Record<string, string> = ${JSON.stringify(by)};`,
    ),
    '',
  ].join('\n'),
);
console.log(`${forenames.size} forenames, ${surnames.size} surnames, ${kanji.size} in kanji, ${kana.size} in kana`);
