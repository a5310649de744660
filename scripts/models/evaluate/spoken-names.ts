import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { fold } from '#functions/names/fold.ts';
import { heardIndex, rankHeard } from '#functions/names/heard.ts';
import { trigramSearch } from '#scripts/models/evaluate/spoken-names/baseline.ts';
import { spokenNames, type Turn } from '#scripts/models/evaluate/spoken-names/data.ts';
import { interval, shuffled, tally, type Tally } from '#scripts/models/evaluate/spoken-names/tally.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
// npm runs scripts in the project’s folder; a folder is meant from where the command was typed.
const folder = positionals[0]
  ? resolve(process.env.INIT_CWD ?? process.cwd(), positionals[0])
  : resolve(import.meta.dirname, '../../../../shared/data/evi');
const data = await spokenNames(folder);
if (!data) {
  console.log(`Nothing measured: ${folder} has no records.en.csv and dialogues.en.tsv (PolyAI's EVI, CC BY 4.0).`);
  process.exit(0);
}

// Only the first of the records are ever asked for: in their own order ties would fall to them.
const places = shuffled([...data.names.keys()], 1);
const names = places.map((place) => data.names[place] ?? { first: '', last: '' });
const nameOf = (place: number) => fold(`${data.names[place]?.first ?? ''} ${data.names[place]?.last ?? ''}`);
const index = heardIndex(names);
const trigrams = trigramSearch(names.map(({ first, last }) => `${first} ${last}`));

/** Ranked names, each with the records that carry it. */
type Ranked = { index: number; same: number[] }[];
const known = new Map<string, Ranked>();
function heardBy(hypotheses: string[]): Ranked {
  const key = hypotheses.join('\n');
  const ranked = known.get(key) ?? rankHeard(hypotheses, index, 10);
  known.set(key, ranked);
  return ranked;
}
function foundByTrigrams(hypotheses: string[]): Ranked {
  const byName = new Map<string, number[]>();
  for (const { index: at } of trigrams(hypotheses[0] ?? '').slice(0, 100)) {
    const name = nameOf(places[at] ?? 0);
    byName.set(name, [...(byName.get(name) ?? []), at]);
  }
  return [...byName.values()].slice(0, 10).map((same) => ({ index: same[0] ?? 0, same }));
}

function measured(turns: Pick<Turn, 'heard' | 'target'>[], search: (hypotheses: string[]) => Ranked): Tally {
  const sum = tally();
  for (const { heard, target } of turns) {
    const ranked = search(heard);
    const at = ranked.findIndex(({ index: place }) => nameOf(places[place] ?? 0) === nameOf(target));
    const records = ranked.flatMap(({ same }) => same.map((place) => places[place]));
    sum.n += 1;
    sum.first += at === 0 ? 1 : 0;
    sum.ten += at >= 0 ? 1 : 0;
    sum.own += records.slice(0, 10).includes(target) ? 1 : 0;
  }
  return sum;
}

/** What was heard in all turns of one dialogue, alternately by rank: the best guess of each first. */
function together(turns: Turn[]): Pick<Turn, 'heard' | 'target'>[] {
  const dialogues = Map.groupBy(turns, ({ dialogue }) => dialogue);
  return Array.from(dialogues.values(), (own) => ({
    target: own[0]?.target ?? -1,
    heard: Array.from({ length: 20 }, (_, rank) => own.flatMap(({ heard }) => heard[rank] ?? [])).flat(),
  }));
}

const first = data.turns.filter(({ attempt }) => attempt === 0);
const top = (turns: Turn[]) => turns.map((turn) => ({ ...turn, heard: turn.heard.slice(0, 1) }));
const percent = (share: number) => (100 * share).toFixed(1);
const shown = (hits: number, n: number) =>
  `${percent(hits / n).padStart(5)} (${interval(hits, n).map(percent).join('-')})`;

const headline = measured(first, heardBy);
const topGuess = measured(top(first), heardBy);
const baseline = measured(first, foundByTrigrams);
const every = measured(data.turns, heardBy);
const combined = measured(together(data.turns.filter(({ attempt }) => attempt < 2)), heardBy);
const table: [string, Tally][] = [
  ['first attempt, n-best', headline],
  ['first attempt, top guess only', topGuess],
  ['  letter trigrams (TF-IDF), top guess', baseline],
  ['all attempts, one turn each, n-best', every],
  ['  letter trigrams (TF-IDF), top guess', measured(data.turns, foundByTrigrams)],
  ...[1, 2].map((attempt): [string, Tally] => [
    `  attempt ${attempt + 1} alone${attempt === 2 ? ' (asked to spell)' : ''}`,
    measured(
      data.turns.filter((turn) => turn.attempt === attempt),
      heardBy,
    ),
  ]),
  ['first two attempts of a dialogue together', combined],
];
console.log(`${names.length} records; in %, with 95 % intervals; found: the full name is the one that was meant`);
console.log(`${''.padEnd(44)}n     R@1               R@10              its own record among 10`);
for (const [label, { n, first: hits, ten, own }] of table)
  console.log(`${label.padEnd(42)} ${String(n).padEnd(5)} ${shown(hits, n)}  ${shown(ten, n)}  ${shown(own, n)}`);
const empty = first.filter(({ heard }) => !heard.length).length;
console.log(
  `Nothing at all was heard in ${empty} of the first attempts; ${data.without} turns name no record and are left out.`,
);
const shares = ({ n, first: hits, ten, own }: Tally) => ({
  n,
  recall_at_1: hits / n,
  recall_at_10: ten / n,
  own_at_10: own / n,
});
if (values.json)
  console.log(
    JSON.stringify({
      ...shares(headline),
      ...{ interval_at_1: interval(headline.first, headline.n), interval_at_10: interval(headline.ten, headline.n) },
      ...{
        empty,
        top_guess: shares(topGuess),
        trigrams: shares(baseline),
        all_attempts: shares(every),
        combined: shares(combined),
      },
    }),
  );
