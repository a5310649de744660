import { expect, test } from 'vitest';

import { directoryEntriesOf, markersOf } from '#functions/people/directory/entries.ts';
import { directoryStore, listing } from '#functions/people/directory/store.ts';
import { email, addListings, livingIn, phone } from '#functions/people/directory/testing.ts';
import { NOW, personNamed } from '#functions/people/testing.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import type { Person } from '#shared/values/person.ts';

const table = temporaryTable();
const store = directoryStore(table);

const tamsin = personNamed('Tamsin Okafor', {
  addresses: [livingIn('Duluth', 'MN')],
  phones: [phone('+12185550142')],
  emails: [email('tamsin@okafor.example')],
});
const nils = personNamed('Nils Okerlund', { addresses: [livingIn('Hibbing', 'MN')] });
const below = async (...above: string[]) => (await store.below(above, { limit: 50 })).items.map(({ key }) => key);

test('writes a shared marker once per importer', async () => {
  const known = new Set<string>();
  await store.mark([...markersOf(tamsin, NOW), ...markersOf(nils, NOW)], known);
  const size = known.size;
  await store.mark(markersOf(tamsin, NOW), known);
  expect(known.size).toBe(size);
  expect(await below('people', 'US', 'mn')).toEqual(['duluth', 'hibbing']);
});

test('restores a swept marker in the same importer', async () => {
  const known = new Set<string>();
  const alone = personNamed('Iris Vance', { addresses: [livingIn('Salem', 'OR')] });
  await store.mark(markersOf(alone, NOW), known);
  await store.sweep(markersOf(alone, NOW), known);
  expect(await below('people', 'US', 'or')).toEqual([]);
  await store.mark(markersOf(alone, NOW), known);
  expect(await below('people', 'US', 'or')).toEqual(['salem']);
  await store.sweep(markersOf(alone, NOW), known);
});

test('lets two importers write the same marker concurrently', async () => {
  const marking = Array.from({ length: 4 }, () => store.mark(markersOf(tamsin, NOW), new Set()));
  await expect(Promise.all(marking)).resolves.toHaveLength(4);
});

test('removes the markers of an empty place, and keeps the others', async () => {
  await addListings(table, tamsin, nils);
  await gone(tamsin);
  expect(await below('people', 'US', 'mn')).toEqual(['hibbing']);
  expect((await store.letters(['state', 'US', 'mn'])).map(({ key }) => key)).toEqual(['ok']);
  expect(await below('emails')).toEqual([]);
  expect(await below('emails', 'o')).toEqual([]);
  expect(await below('phones')).toEqual([]);
  await gone(nils);
  expect(await below('people')).toEqual([]);
});

test('keeps the marker of a person added during a sweep', async () => {
  const last = personNamed('Iris Vance', { addresses: [livingIn('Salem', 'OR')] });
  const next = personNamed('Ivo Vale', { addresses: [livingIn('Salem', 'OR')] });
  await store.mark(markersOf(last, NOW), new Set());
  const [first] = markersOf(last, NOW).slice(-1);
  const meanwhile: Table = {
    ...table,
    async unset(key) {
      const places = directoryEntriesOf(next, NOW);
      if (key.pk === first!.key.pk)
        await table.commit(...places.map(({ key, item }) => table.derive(listing, key, item)));
      await table.unset(key);
    },
  };
  await directoryStore(meanwhile).sweep(markersOf(last, NOW));
  expect((await store.letters(['city', 'US', 'or', 'salem'])).map(({ key }) => key)).toEqual(['v']);
  expect(await below('people', 'US', 'or')).toEqual(['salem']);
  await gone(next);
  expect(await below('people', 'US')).not.toContain('or');
});

async function gone(person: Person) {
  const places = directoryEntriesOf(person, NOW);
  for (const { key } of places) expect(await table.query(listing, key)).toHaveLength(1);
  await table.commit(...places.map(({ key }) => table.remove(key)));
  await store.sweep(markersOf(person, NOW));
  expect((await store.people(['state', 'US', 'mn'], 'ok', { limit: 50 })).items).not.toContainEqual(
    expect.objectContaining({ person_id: person.person_id }),
  );
}
