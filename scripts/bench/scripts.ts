import { readFile } from 'node:fs/promises';

import { splitName } from '#functions/people/import/name.ts';
import { type BenchPerson, open } from '#scripts/bench/people-search-engine.ts';
import { invented } from '#scripts/bench/search/invent.ts';
import { commandLine, printJson, typedPath } from '#scripts/command-line.ts';
import { UserError } from '#scripts/user-error.ts';

const USAGE = 'npm run bench:scripts -- FILE.tsv [--people N] [--seed N] [--json]: language, native name, Latin name';

type Pair = { language: string; native: string; latin: string };
type Tally = { names: number; first: number; found: number };

const { values, positionals } = commandLine(USAGE, {
  allowPositionals: true,
  options: { people: { type: 'string' }, seed: { type: 'string' }, json: { type: 'boolean' } },
});
const [file] = positionals;
if (!file) throw new UserError(USAGE);

const pairs = (await readFile(typedPath(file), 'utf8'))
  .split('\n')
  .map((line) => line.trim().split('\t'))
  .flatMap(([language, native, latin]): Pair[] =>
    language && language !== 'language' && native && latin ? [{ language, native, latin }] : [],
  );
const crowd = invented(Number(values.people ?? 100_000), Number(values.seed ?? 42));

const bearer = (full_name: string): BenchPerson => {
  const { first_name, middle_name, last_name } = splitName(full_name);
  return {
    first: first_name ?? '',
    ...(middle_name && { middle: middle_name }),
    last: last_name ?? full_name,
    city: 'Reno',
    state: 'NV',
    year: 1970,
  };
};

/** How many of the names that are stored one way are found, first or among ten, by the other way of writing them. */
async function search(stored: 'native' | 'latin', query: 'native' | 'latin'): Promise<Map<string, Tally>> {
  const index = await open([...crowd, ...pairs.map((pair) => bearer(pair[stored]))]);
  const tallies = new Map<string, Tally>();
  for (const [at, pair] of pairs.entries()) {
    const tally = tallies.get(pair.language) ?? { names: 0, first: 0, found: 0 };
    const rank = (await index.search({ name: pair[query] })).indexOf(crowd.length + at);
    tally.names++;
    if (rank === 0) tally.first++;
    if (rank >= 0) tally.found++;
    tallies.set(pair.language, tally);
  }
  return tallies;
}

const results = {
  'to Latin': await search('latin', 'native'),
  'from Latin': await search('native', 'latin'),
};
const rows = Object.entries(results).flatMap(([direction, tallies]) =>
  [...tallies].map(([language, tally]) => ({ direction, language, ...tally })),
);
if (values.json) printJson(rows);
else
  for (const { direction, language, names, first, found } of rows)
    console.log(direction, language, names, first, found);
