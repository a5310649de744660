import { importRecords } from '#functions/people/import/import-records.ts';
import type { RawRecord } from '#functions/people/import/record.ts';
import { decisionStore } from '#functions/people/import/resolve/decision.ts';
import { personIdOf } from '#functions/people/import/to-person.ts';
import { peopleStore } from '#functions/people/store.ts';
import { memoryTable } from '#scripts/import/memory-table.ts';
import { noisyView } from '#scripts/import/noisy-view.ts';
import { people } from '#scripts/population/people.ts';

/**
 * How well records of two sources are joined: `node scripts/import/evaluate-joins.ts [PEOPLE] [SEED]`. Half of the
 * invented people stand in both sources, each time as that source knows them: with slips, gaps, nicknames, other homes.
 */
const [count = '2000', seed = 'joins'] = process.argv.slice(2);
const all = [...people(Number(count), seed)];
const first = all.filter((_, i) => i % 4 !== 3);
const second = all.filter((_, i) => i % 4 !== 2);
await evaluate(`${count} invented people, seed ${seed}`, first.map((each) => noisyView(each, 'a')), second.map((each) => noisyView(each, 'b'))); // prettier-ignore

async function evaluate(title: string, one: RawRecord[], other: RawRecord[]) {
  const { table, reads } = memoryTable();
  const asOf = '2026-11-01';
  const inOne = await importRecords(table, one, { source: 'One', asOf });
  const readsBefore = { ...reads };
  const started = performance.now();
  const inOther = await importRecords(table, other, { source: 'Other', asOf });
  const ms = performance.now() - started;
  const places = new Map<string, string>();
  for (const [source, records] of [
    ['One', one],
    ['Other', other],
  ] as const)
    for (const { id } of records) {
      const person = await peopleStore(table).person(personIdOf(source, String(id)));
      if (person) places.set(`${source}#${id}`, person.person_id);
    }
  const goals = Map.groupBy(places, ([, place]) => place);
  let right = 0;
  let wrong = 0;
  const mistakes: string[][] = [];
  for (const group of goals.values())
    for (const [i, [a]] of group.entries())
      for (const [b] of group.slice(i + 1)) {
        if (a.slice(a.indexOf('#')) === b.slice(b.indexOf('#'))) right++;
        else wrong++, mistakes.push([a, b]); // prettier-ignore
      }
  const ids = new Set(one.map(({ id }) => String(id)));
  const both = other.filter(({ id }) => ids.has(String(id))).length;
  const maybe = await decisionStore(table).inState('maybe', 100_000);
  const own = new Map(other.map(({ id }) => [personIdOf('Other', String(id)), String(id)]));
  const maybeRight = new Set(maybe.filter(({ record, person_id }) => own.has(record) && person_id === places.get(`One#${own.get(record)}`)).map(({ record }) => record)).size; // prettier-ignore
  console.log(title, JSON.stringify({ inOne, inOther }));
  console.log(JSON.stringify({
    both, joined: right + wrong, precision: right / (right + wrong), recall: right / both,
    maybe: maybe.length, recall_with_maybe: (right + maybeRight) / both,
    ms_per_record: ms / other.length,
    reads_per_record: Object.fromEntries(Object.entries(reads).map(([kind, n]) => [kind, (n - readsBefore[kind as 'query']) / other.length])),
  })); // prettier-ignore
  if (process.argv.includes('--mistakes')) console.log(mistakes.slice(0, 20));
}
