import { expect, test } from 'vitest';

import { directoryCounter } from '#functions/people/directory/counting.ts';
import { directoryEntriesOf, markersOf } from '#functions/people/directory/entries.ts';
import { handler } from '#functions/people/directory/jobs/count-lists.ts';
import { directoryStore } from '#functions/people/directory/store.ts';
import { addListings, email, livingIn, phone } from '#functions/people/directory/testing.ts';
import { NOW, personNamed } from '#functions/people/testing.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { addDays, addHours, MINUTE } from '#shared/values/duration.ts';

const table = temporaryTable();
const store = directoryStore(table);
const counter = directoryCounter(table);
const run = (now = NOW) => handler.with({ counter, clock: () => now })({});

const inMinnesota = (name: string, city: string | null) =>
  personNamed(name, {
    addresses: [livingIn(city, 'MN')],
    phones: [phone('+12185550142')],
    emails: [email('a@example.com')],
  });
const tamsin = inMinnesota('Tamsin Okafor', 'Duluth');
const all = [tamsin, inMinnesota('Ruth Okerlund', 'Duluth'), inMinnesota('Nils Vance', null)];
await addListings(table, ...all);

async function due(now: Date, of = counter): Promise<string[]> {
  const found: string[] = [];
  for await (const { marker } of of.due(now)) found.push(marker.key);
  return found;
}
const counts = async (...above: string[]) =>
  Object.fromEntries((await store.below(above, { limit: 50 })).items.map(({ key, count }) => [key, count]));
const letters = async (...list: string[]) =>
  Object.fromEntries((await store.letters(list)).map(({ key, count }) => [key, count]));

test('counts letters, cities, states, area codes, domains and countries', async () => {
  await run();
  expect(await letters('state', 'US', 'mn')).toEqual({ ok: 2, va: 1 });
  expect(await letters('city', 'US', 'mn', 'duluth')).toEqual({ o: 2 });
  expect(await counts('people', 'US', 'mn')).toEqual({ duluth: 2 });
  expect(await counts('people', 'US')).toEqual({ mn: 3 });
  expect(await counts('people')).toEqual({ US: 3 });
  expect(await letters('phone', 'US', '218')).toEqual({ o: 2, v: 1 });
  expect(await counts('phones', 'US')).toEqual({ 218: 3 });
  expect(await counts('phones')).toEqual({ US: 0 }); // of area codes that five people share
  expect(await counts('emails', 'e')).toEqual({ 'example.com': 3 });
  expect(await counts('emails')).toEqual({ e: 0 });
});

test('an importer that writes a marker again keeps its count', async () => {
  await store.mark(markersOf(tamsin, NOW), new Set());
  expect(await counts('people', 'US')).toEqual({ mn: 3 });
});

test('counts again after a day', async () => {
  const last = directoryEntriesOf(all[2]!, NOW);
  await table.commit(...last.map(({ key }) => table.remove(key)));
  await run(addHours(NOW, 23));
  expect(await counts('people', 'US')).toEqual({ mn: 3 });
  await run(addDays(NOW, 1));
  expect(await counts('people', 'US')).toEqual({ mn: 2 });
  expect(await letters('state', 'US', 'mn')).toEqual({ ok: 2, va: 0 });
});

test('writes nothing where nothing has changed but the time', async () => {
  const written: string[] = [];
  const watched: Table = {
    ...table,
    amend: async (key, fields) => {
      written.push(`${key.pk}/${key.sk}`);
      await table.amend(key, fields);
    },
  };
  await handler.with({ counter: directoryCounter(watched), clock: () => addDays(NOW, 2) })({});
  expect(written).toEqual(['DIRECTORY#people#US/mn', 'DIRECTORY#phones#US/218', 'DIRECTORY#emails/e']);
});

test('does not revive a marker that a sweep removed meanwhile', async () => {
  const meanwhile: Table = {
    ...table,
    sizeOf: async (key) => {
      await store.sweep(markersOf(all[2]!, NOW));
      return table.sizeOf(key);
    },
  };
  await handler.with({ counter: directoryCounter(meanwhile), clock: () => addDays(NOW, 3) })({});
  expect(await letters('state', 'US', 'mn')).toEqual({ ok: 2 });
});

test('stops after three minutes, and the next run goes on', async () => {
  const day = addDays(NOW, 4);
  const times = [0, 1, 4 * MINUTE];
  await handler.with({ counter, clock: () => day, passed: () => times.shift()! })({});
  expect(await due(day)).toEqual(['218', 'e']);
  await run(day);
  expect(await due(day)).toEqual([]);
});

test('counts all lists again without an interval', async () => {
  await run(addDays(NOW, 9));
  expect(await due(addDays(NOW, 9))).toEqual([]);
  expect((await due(addDays(NOW, 9), directoryCounter(table, 0))).length).toBeGreaterThan(2);
});
