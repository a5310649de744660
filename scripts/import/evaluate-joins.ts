import { importRecords } from '#functions/people/import/import-records.ts';
import type { RawRecord } from '#functions/people/import/record.ts';
import { decisionStore } from '#functions/people/import/resolve/decision.ts';
import { personIdOf } from '#functions/people/import/to-person.ts';
import { peopleStore } from '#functions/people/store.ts';
import { commandLine } from '#scripts/command-line.ts';
import { mappingOf, ownMapping } from '#scripts/import/mapping.ts';
import { memoryTable } from '#scripts/import/memory-table.ts';
import { noisyView } from '#scripts/import/noisy-view.ts';
import { planOf } from '#scripts/import/plan.ts';
import { people } from '#scripts/population/people.ts';

/**
 * Evaluates how well records of two sources are joined: `node scripts/import/evaluate-joins.ts [--people N] [--seed
 * S]`, or `[--mapping NAME] FILE…` for people from files. Half of them occur in both sources, with typos and gaps. The
 * ids serve as ground truth; the import does not use them.
 */
const { values, positionals } = commandLine(
  'node scripts/import/evaluate-joins.ts [--people N] [--seed S] | [--mapping NAME] FILE…',
  {
    allowPositionals: true,
    options: {
      people: { type: 'string', default: '2000' },
      seed: { type: 'string', default: 'joins' },
      mapping: { type: 'string' },
    },
  },
);
const AS_OF = '2026-11-01';
const RETRIEVED = '2026-11-21';
const all = positionals.length ? await ofFiles() : [...people(Number(values.people), values.seed)];
const nth = (...rests: number[]) => all.filter((_, i) => rests.includes(i % 4));
await evaluate('half in both', nth(0, 1, 2), nth(0, 1, 3));
await evaluate('nobody in both, as they are', nth(0, 2), nth(1, 3), false);

async function ofFiles(): Promise<RawRecord[]> {
  const mapping = values.mapping ? await mappingOf(values.mapping) : await ownMapping();
  const plan = await planOf(positionals, mapping, { asOf: AS_OF, retrieved: RETRIEVED });
  const records: RawRecord[] = [];
  for await (const entry of plan.entries()) if ('record' in entry) records.push(entry.record as RawRecord);
  return records;
}

async function evaluate(title: string, some: RawRecord[], others: RawRecord[], isNoisy = true): Promise<void> {
  const { table, counts } = memoryTable();
  const view = (records: RawRecord[], name: string) =>
    isNoisy ? records.map((each) => noisyView(each, name)) : records;
  await importRecords(table, view(some, 'one'), { source: 'One', asOf: AS_OF, retrieved: RETRIEVED });
  const before = { ...counts };
  const started = performance.now();
  await importRecords(table, view(others, 'other'), { source: 'Other', asOf: AS_OF, retrieved: RETRIEVED });
  const milliseconds = performance.now() - started;
  const after = { ...counts };

  const placeOf = new Map<string, string>();
  for (const [source, records] of [
    ['One', some],
    ['Other', others],
  ] as const)
    for (const { id } of records) {
      const person = await peopleStore(table).person(personIdOf(source, String(id)));
      if (person) placeOf.set(`${source} ${id}`, person.person_id);
    }
  const idOf = (record: string) => record.slice(record.indexOf(' '));
  const pairs = [...Map.groupBy(placeOf.keys(), (record) => placeOf.get(record)).values()].flatMap((group) =>
    group.flatMap((a, i) => group.slice(i + 1).map((b) => idOf(a) === idOf(b))),
  );
  const right = pairs.filter(Boolean).length;
  const ids = new Set(some.map(({ id }) => id));
  const both = others.filter(({ id }) => ids.has(id));
  const maybes = await decisionStore(table).inState('maybe', Infinity);
  const pairOf = (record: string, person_id: string | undefined) => `${record} ${person_id}`;
  const asked = new Set(maybes.map(({ record, person_id }) => pairOf(record, person_id)));
  const shown = both.filter(({ id }) => asked.has(pairOf(personIdOf('Other', String(id)), placeOf.get(`One ${id}`))));
  const per = (number: number) => Math.round((number / others.length) * 100) / 100;
  console.log(
    JSON.stringify({
      title,
      records: others.length,
      in_both: both.length,
      joined: pairs.length,
      wrong: pairs.length - right,
      precision: right / (pairs.length || 1),
      recall: right / (both.length || 1),
      maybe: new Set(maybes.map(({ record }) => record)).size,
      recall_with_maybe: (right + shown.length) / (both.length || 1),
      each: Object.fromEntries(
        Object.entries(after).map(([what, count]) => [what, per(count - before[what as keyof typeof counts])]),
      ),
      milliseconds_each: per(milliseconds),
    }),
  );
}
