import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';

import { en, en_AU, en_GB, en_IE, en_US } from '@faker-js/faker';

import { fold } from '#functions/names/fold.ts';
import { pressed, windows } from '#functions/names/heard/sounds.ts';

/**
 * Learns how English letters sound from the CMU Pronouncing Dictionary (BSD licence, `npm i --no-save
 * cmu-pronouncing-dictionary`), and writes what it learned as rules: letters with their neighbours, and their sounds.
 */
const SOUNDS: Record<string, string> = Object.fromEntries(
  'AA a AE @ AH A AO c AW W AY Y EH E ER R EY e IH I IY i OW o OY O UH U UW u B b CH C D d DH D F f G g HH h JH J K k L l M m N n NG G P p R r S s SH S T t TH T V v W w Y y Z z ZH Z'
    .split(' ')
    .reduce<[string, string][]>((pairs, word, i, all) => (i % 2 ? [...pairs, [all[i - 1] ?? '', word]] : pairs), []),
);
/** A rule has to put right at least so many letters of the dictionary more than it spoils. */
const WORTH = 3;

const [file, target = 'functions/names/heard/rules.json'] = process.argv.slice(2);
if (!file) throw new Error('Name the dictionary: node_modules/cmu-pronouncing-dictionary/index.js');
const { dictionary } = (await import(pathToFileURL(resolve(file)).href)) as { dictionary: Record<string, string> };
const entries = Object.entries(dictionary)
  .filter(([word]) => /^[a-z]+$/.test(word))
  .map(([word, arpabet]) => ({
    word,
    sounds: arpabet
      .split(' ')
      .map((phone) => SOUNDS[phone.replace(/\d/, '')] ?? '')
      .join(''),
  }))
  .filter(({ word, sounds }) => sounds.length <= word.length * 2);
const heldOut = (i: number) => i % 20 === 7;

/** How often a letter stands for a chunk of none, one or two sounds. */
let chances = new Map<string, number>();
function align({ word, sounds }: { word: string; sounds: string }): string[] {
  const best: { cost: number; size: number }[][] = [];
  for (let i = 0; i <= word.length; i++) {
    best.push(Array.from({ length: sounds.length + 1 }, () => ({ cost: i === 0 ? Infinity : Infinity, size: 0 })));
    if (i === 0) best[0]![0]!.cost = 0;
    else
      for (let j = 0; j <= sounds.length; j++)
        for (let size = 0; size <= Math.min(2, j); size++) {
          const before = best[i - 1]![j - size]!.cost;
          if (before === Infinity) continue;
          const cost = before - Math.log(chances.get(word[i - 1]! + sounds.slice(j - size, j)) ?? 1e-6);
          if (cost < best[i]![j]!.cost) best[i]![j] = { cost, size };
        }
  }
  const chunks: string[] = [];
  for (let i = word.length, j = sounds.length; i > 0; i--) {
    const { size } = best[i]![j]!;
    chunks.unshift(sounds.slice(j - size, j));
    j -= size;
  }
  return chunks;
}

/** At first every chunk that stands at about the same place of both words is as likely. */
function firstChances() {
  const counts = new Map<string, number>();
  const add = (key: string, n: number) => counts.set(key, (counts.get(key) ?? 0) + n);
  for (const { word, sounds } of entries)
    for (let i = 0; i < word.length; i++) {
      const at = Math.round((i * sounds.length) / word.length);
      for (const from of [at - 1, at, at + 1]) if (from >= 0 && from < sounds.length) add(word[i]! + sounds[from]!, 1);
      add(word[i]!, 0.3);
      if (at + 1 < sounds.length) add(word[i]! + sounds.slice(at, at + 2), 0.05);
    }
  return normal(counts);
}
function normal(counts: Map<string, number>) {
  const totals = new Map<string, number>();
  for (const [key, n] of counts) totals.set(key[0]!, (totals.get(key[0]!) ?? 0) + n);
  return new Map([...counts].map(([key, n]) => [key, n / totals.get(key[0]!)!]));
}

chances = firstChances();
let aligned: string[][] = [];
for (let round = 0; round < 6; round++) {
  aligned = entries.map(align);
  const counts = new Map<string, number>();
  aligned.forEach((chunks, e) =>
    chunks.forEach((chunk, i) => {
      const key = entries[e]!.word[i]! + chunk;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }),
  );
  chances = normal(counts);
}

/** From the letter alone to ever wider neighbourhoods: a wider one is kept where it says something else, and is right. */
const rules = new Map<string, string>();
let inherited = aligned.map((chunks) => chunks.map(() => ''));
for (let level = 0; level < windows('a', 0).length; level++) {
  const seen = new Map<string, Map<string, number>>();
  const told = new Map<string, string>();
  entries.forEach(({ word }, e) => {
    if (heldOut(e)) return;
    for (let i = 0; i < word.length; i++) {
      const key = windows(word, i)[level]!;
      const counts = seen.get(key) ?? new Map<string, number>();
      counts.set(aligned[e]![i]!, (counts.get(aligned[e]![i]!) ?? 0) + 1);
      seen.set(key, counts);
      told.set(key, inherited[e]![i]!);
    }
  });
  for (const [key, counts] of seen) {
    const [chunk, right] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best));
    const before = told.get(key)!;
    if (level === 0 || (chunk !== before && right - (counts.get(before) ?? 0) >= WORTH)) rules.set(key, chunk);
  }
  inherited = inherited.map((chunks, e) =>
    chunks.map((chunk, i) => rules.get(windows(entries[e]!.word, i)[level]!) ?? chunk),
  );
}
const test = entries.flatMap((entry, e) => (heldOut(e) ? [{ entry, said: inherited[e]!.join('') }] : []));
const letters = entries.flatMap((_, e) =>
  heldOut(e) ? aligned[e]!.map((chunk, i) => chunk === inherited[e]![i]) : [],
);
console.log(
  `${entries.length} words, ${rules.size} rules; of ${test.length} words held out ${((100 * test.filter(({ entry, said }) => entry.sounds === said).length) / test.length).toFixed(1)} % whole, ${((100 * letters.filter(Boolean).length) / letters.length).toFixed(1)} % of their letters are right.`,
);

/** What the rules get wrong of words that are short, or popular names, is learned by heart. */
const popular = new Set<string>();
for (const { person } of [en, en_GB, en_US, en_IE, en_AU])
  for (const names of [person?.first_name, person?.last_name])
    for (const list of Object.values(names ?? {}))
      for (const name of (list ?? []) as (string | { value: string })[])
        popular.add(fold(typeof name === 'string' ? name : name.value));
const byHeart = entries.flatMap(({ word, sounds }, e) =>
  (word.length <= 4 || popular.has(word)) && pressed(inherited[e]!.join('')) !== pressed(sounds)
    ? [`${word} ${pressed(sounds)}`]
    : [],
);
console.log(`${byHeart.length} words are learned by heart.`);
/** Rules of one outcome stand together. */
const bySounds: Record<string, string> = {};
for (const [key, chunk] of [...rules].sort())
  bySounds[chunk] = bySounds[chunk] === undefined ? key : `${bySounds[chunk]} ${key}`;
await writeFile(target, `${JSON.stringify({ rules: bySounds, words: byHeart.join(' ') }, null, 2)}\n`);
