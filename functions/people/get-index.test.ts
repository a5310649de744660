import { expect, test } from 'vitest';

import { handler } from '#functions/people/get-index.ts';
import { peopleStore } from '#functions/people/store.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';

const table = temporaryTable();

const ask = calling(people.getIndex, handler.with({ people: peopleStore(table) }));
const add = (source: string, lane: number, people: number, updated_at: string) =>
  table.commit(table.add(keys.tally({ source, lane }), { people, facts: people * 10 }, { source, updated_at }));

test('200: returns zeros for an empty index', async () => {
  expect(await ask({})).toEqual({ people: 0, facts: 0, sources: [], updated_at: null });
});

test('200: sums the lanes of a source', async () => {
  await add('US Congress', 0, 3, '2026-11-20T06:00:00.000Z');
  await add('US Congress', 1, 4, '2026-11-21T06:00:00.000Z');
  await add('Synthetic', 0, 2, '2026-11-19T06:00:00.000Z');
  await add('Synthetic', 0, 1, '2026-11-19T07:00:00.000Z');
  expect(await ask({})).toEqual({
    people: 10,
    facts: 100,
    sources: [
      { source: 'Synthetic', people: 3 },
      { source: 'US Congress', people: 7 },
    ],
    updated_at: '2026-11-21T06:00:00.000Z',
  });
});

test('200: a removal or a correction is no import', async () => {
  await add('US Congress', 0, 1, '2026-11-22T06:00:00.000Z');
  const { updated_at } = await ask({});
  await table.commit(
    table.add(keys.tally({ source: 'Synthetic', lane: 7 }), { people: -1, facts: -10 }, { source: 'Synthetic' }),
  );
  expect(await ask({})).toMatchObject({ updated_at });
});
