import { readFile } from 'node:fs/promises';

import { parse } from 'csv-parse/sync';

import { fold } from '#functions/names/fold.ts';
import { addTo } from '#scripts/models/statistics.ts';
import { writeModel } from '#scripts/models/train/pack.ts';
import { petNames } from '#scripts/models/train/pet-names.ts';

/**
 * `npm run models -- train nicknames`: weighs which names stand for which, and packs it into
 * functions/names/models/nicknames.ts. Reads ../shared/data/names/nicknames.csv and the first names of the US
 * Census of 1990 beside the checkout.
 */
const NICKNAMES = '../shared/data/names/nicknames.csv';
const CENSUS = ['female', 'male'].map((sex) => `../shared/bench/people-search/data/${sex}.first.tsv`);

const usual = new Map<string, number>();
for (const file of CENSUS)
  for (const line of (await readFile(file, 'utf8')).trim().split('\n')) {
    const [name = '', percent = ''] = line.split('\t');
    const key = fold(name);
    addTo(usual, key, Math.max(Number(percent), 0.0005));
  }
const shareOf = (name: string) => usual.get(name) ?? 0.0003;

const everyday = new Map<string, Set<string>>();
const relate = (formal: string, names: string[]) => {
  const nicknames = everyday.get(formal) ?? new Set<string>();
  for (const name of names) if (name !== formal && /^[a-z]{2,12}$/.test(name)) nicknames.add(name);
  everyday.set(formal, nicknames);
};
const rows = parse<Record<string, string>>(await readFile(NICKNAMES, 'utf8'), { columns: true, trim: true });
for (const { name1 = '', name2 = '' } of rows) if (fold(name1) && fold(name2)) relate(fold(name1), [fold(name2)]);
for (const line of petNames.trim().split(/[\n|]/)) {
  const [formal = '', ...names] = line.split(' ');
  relate(formal, names);
}

const formals = new Map<string, string[]>();
for (const [formal, names] of everyday)
  for (const name of names) formals.set(name, [...(formals.get(name) ?? []), formal]);

/** The letters that one name has in a row of another. */
const sharedRun = (one: string, other: string): number => {
  let most = 0;
  for (let from = 0; from < one.length; from++)
    for (let to = from + most + 1; to <= one.length && other.includes(one.slice(from, to)); to++) most = to - from;
  return most;
};
/** How alike two names are written: 1 for a beginning of the other, less for shared letters. */
const likeness = (formal: string, name: string): number => {
  const stem = name.replace(/(?:ie|ey|ee|y|i|a|o)$/, '').replace(/(.)\1$/, '$1');
  if (formal.startsWith(stem) && stem.length > 1) return 1;
  return 0.1 + 0.8 * (sharedRun(stem, formal) / stem.length) ** 2;
};
/** 1–9 tenths: the likelihood of this formal name for a bearer of the nickname. */
const weightOfFormal = (name: string, formal: string): number => {
  const all = (formals.get(name) ?? []).map((other) => shareOf(other) * likeness(other, name));
  const share = (shareOf(formal) * likeness(formal, name)) / all.reduce((sum, one) => sum + one, 0);
  return Math.round(3 + 6 * share ** 0.4);
};
/** 1–9 tenths: how likely a bearer of the formal name uses the nickname; less if it is a common name of its own. */
const weightOfEveryday = (formal: string, name: string): number => {
  const own = shareOf(name) / (shareOf(name) + shareOf(formal));
  return Math.round(
    3 + 6 * Math.max(0.4, likeness(formal, name)) * (1 - 0.7 * own) * Math.min(1, 4 / everyday.get(formal)!.size),
  );
};

const packed = [...everyday]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([formal, names]) => {
    const weighed = [...names].sort().map((name) => {
      const digits = [weightOfEveryday(formal, name), weightOfFormal(name, formal)].map((tenths) =>
        Math.min(9, Math.max(3, tenths)),
      );
      return `${name}${digits.join('')}`;
    });
    return [formal, ...weighed].join(' ');
  })
  .join('\n');

/** Each name shares as many first letters with the one before as the digit says. */
const firstNames = [...usual.keys()].filter((name) => name.length > 2).sort();
const census = firstNames.map((name, at) => {
  const before = firstNames[at - 1] ?? '';
  let shared = 0;
  while (shared < 9 && name[shared] === before[shared]) shared++;
  const tenth = Math.min(9, Math.max(0, Math.round(Math.log10(shareOf(name) / 0.0005) * 2.2)));
  return `${shared}${name.slice(shared)}${tenth}`;
});

await writeModel('nicknames', 'scripts/models/train/nicknames.ts', {
  relations: {
    says: 'A line is a formal name and the everyday names of who bears it, each with two weights in tenths: there, and back.',
    text: packed,
  },
  firstNames: {
    says: 'First names in order: how many letters are as in the one before, the others, how usual it is (0 to 9, logarithmic).',
    text: census.join(''),
  },
});
console.log(`${everyday.size} formal names, ${formals.size} everyday names, ${firstNames.length} first names`);
