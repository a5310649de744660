import { expect, test } from 'vitest';

import { handler, type ImportObject } from '#functions/people/jobs/import-object.ts';
import type { ObjectRef, Objects } from '#functions/people/jobs/objects.ts';
import { peopleStore } from '#functions/people/store.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { MINUTE } from '#shared/values/duration.ts';

const table = temporaryTable();

const names = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hana'];

const text = [...names.map((name, i) => JSON.stringify({ id: i, full_name: `${name} Example${i}` })), 'no JSON'].join(
  '\n',
);

/** A bucket with one object, read in chunks of a few bytes. */
const holding = (content: string, etag = 'first'): Objects => ({
  async *read(of: ObjectRef, from: number) {
    if (of.etag !== etag) throw new Error('PreconditionFailed');
    const bytes = Buffer.from(content);
    for (let at = from; at < bytes.length; at += 30) yield bytes.subarray(at, at + 30);
  },
});
const input = (source: string) => ({
  bucket: 'imports',
  key: 'in/people.jsonl',
  etag: 'first',
  source,
  as_of: '2026-03-01',
});

async function people(source: string): Promise<number> {
  const tallies = await peopleStore(table).tallies();
  return tallies.filter((each) => each.source === source).reduce((sum, each) => sum + each.people, 0);
}

test('imports an object, and returns the outcomes of its lines', async () => {
  const done = await handler.with({ table, objects: holding(text) })(input('Whole'));
  expect(done).toMatchObject({ is_done: true, from: text.length, lines: 9 });
  expect(done.counts).toEqual({ read: 9, imported: 8, merged: 0, unchanged: 0, suppressed: 0, rejected: 1 });
  expect(await people('Whole')).toBe(8);
}, 30_000);

test('stops at the time limit, and continues from there', async () => {
  let event: ImportObject & { is_done?: boolean } = { ...input('Piecemeal'), from: 0, lines: 0, counts: undefined! };
  let calls = 0;
  do {
    let clockReads = 0;
    const passed = () => (++clockReads > 3 ? 13 * MINUTE : 0); // the time is up after three lines
    event = await handler.with({ table, objects: holding(text), passed })(event);
    calls++;
  } while (!event.is_done && calls < 20);
  expect(calls).toBeGreaterThan(2);
  expect(event.counts).toEqual({ read: 9, imported: 8, merged: 0, unchanged: 0, suppressed: 0, rejected: 1 });
  expect(event.lines).toBe(9);
  expect(await people('Piecemeal')).toBe(8);
});

test('writes nothing twice when a call is repeated', async () => {
  const run = handler.with({ table, objects: holding(text) });
  await run(input('Twice'));
  const again = await run(input('Twice'));
  expect(again.counts).toMatchObject({ imported: 0, unchanged: 8 });
  expect(await people('Twice')).toBe(8);
}, 30_000);

test('rejects a replaced object', async () => {
  const run = handler.with({ table, objects: holding(text, 'second') });
  await expect(run(input('Changed'))).rejects.toThrow('PreconditionFailed');
  expect(await people('Changed')).toBe(0);
});

test('stores what is said of the source, and needs no day that the source is as of', async () => {
  const run = handler.with({ table, objects: holding(text) });
  const said = {
    as_of: null,
    retrieved_on: '2026-02-20',
    about: { url: 'https://register.example.com/', licence: 'CC0 1.0' },
  };
  await run({ ...input('Told'), ...said });
  const known = await peopleStore(table).sourceAbouts();
  expect(known.get('Told')).toMatchObject({ ...said.about, as_of: null, retrieved_on: '2026-02-20' });
  // What an execution leaves out arrives as null.
  const { is_done } = await run({ ...input('Told'), as_of: null, retrieved_on: null, about: null });
  expect(is_done).toBe(true);
});

test.each([
  { about: { url: 'javascript:alert(1)' } },
  { retrieved_on: 'today' },
  { source: 'A#B' },
  { as_of: 'yesterday' },
  { key: '' },
  { from: -1 },
])('rejects %j', async (wrong) => {
  await expect(handler.with({ table, objects: holding(text) })({ ...input('Wrong'), ...wrong })).rejects.toThrow();
});
