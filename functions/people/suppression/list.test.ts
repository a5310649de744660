import { beforeEach, expect, test } from 'vitest';

import { digestsBy } from '#functions/people/suppression/digests.ts';
import { CHECK, SuppressionList } from '#functions/people/suppression/list.ts';
import { listingsOf } from '#functions/people/suppression/listings.ts';
import { screen } from '#functions/people/suppression/screen.ts';
import { type KeyRow, suppressionStore } from '#functions/people/suppression/store.ts';
import { personOfIdentifiers } from '#functions/people/suppression/subjects.ts';
import { memoryDocuments, memoryOf } from '#functions/platform/table/memory.ts';
import { createTable, type Table } from '#functions/platform/table/table.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';

const now = new Date('2026-11-21T12:00:00Z');
const secret = async () => 'a secret of the tests';
const identifiers = (name: string) => ({
  names: [name],
  birth: null,
  emails: [`${name.replace(/\W/g, '')}@example.com`],
  phones: [],
  addresses: [],
});

let table: Table;
let itemsRead: number;
beforeEach(() => {
  itemsRead = 0;
  const memory = memoryOf();
  const execute: typeof memory.execute = async (command) => {
    const answer = await memory.execute(command);
    const { Item, Items = [], Responses = {} } = answer as { Item?: object; Items?: object[]; Responses?: object };
    itemsRead += Number(Boolean(Item)) + Items.length + Object.values(Responses).flat().length;
    return answer;
  };
  table = createTable('memory', memoryDocuments({ ...memory, execute }));
});

const suppress = (suppression_id: string, at: Date, ...names: string[]) =>
  listingsOf(table, secret).suppressIdentifiers(
    { suppression_id, scope: 'listing', people: names.map(identifiers) },
    at,
  );
const isHiddenBy = async (list: SuppressionList, name: string, at: Date) => {
  const person = personOfIdentifiers(identifiers(name), '2026-11-21');
  const [screened] = await screen(await list.refresh(at, 'current'), [person]);
  return screened!.isHidden;
};

test('a removal reads as much after a hundred others as after one', async () => {
  const readsOf = async (nth: number) => {
    const before = itemsRead;
    await suppress(`row-${nth}`, new Date(now.getTime() + nth * 100), `Person${'abcdefghij'[nth % 10]} Row`);
    return itemsRead - before;
  };
  const reads: number[] = [];
  for (let nth = 0; nth < 101; nth++) reads.push(await readsOf(nth));
  expect(reads[100]).toBe(reads[1]);
});

test('a reader sees the rows of a writer whose clock is two minutes behind', async () => {
  const reader = new SuppressionList(table, secret);
  await suppress('one', now, 'Ida Lund');
  expect(await isHiddenBy(reader, 'Ida Lund', now)).toBe(true);
  await suppress('two', addMinutes(now, -2), 'Omar Reyes');
  expect(await isHiddenBy(reader, 'Omar Reyes', now)).toBe(true);
});

test('a reader sees what a crash left behind and a later run completes', async () => {
  const reader = new SuppressionList(table, secret);
  let commits = 0;
  const dying: Table = {
    ...table,
    commit: async (...writes) => {
      if (++commits > 1) throw new Error('the machine went away');
      return table.commit(...writes);
    },
  };
  const names = Array.from({ length: 25 }, (_, nth) => `${'abcdefghijklmnopqrstuvwxy'[nth]}na Lund`);
  const request = { suppression_id: 'one', scope: 'listing' as const, people: names.map(identifiers) };
  await expect(listingsOf(dying, secret).suppressIdentifiers(request, now)).rejects.toThrow('went away');
  await suppress('two', addMinutes(now, 10), 'Omar Reyes');
  expect(await isHiddenBy(reader, 'Omar Reyes', addMinutes(now, 10))).toBe(true);
  await listingsOf(table, secret).suppressIdentifiers(request, addMinutes(now, 20));
  expect(await isHiddenBy(reader, names.at(-1)!, addMinutes(now, 20))).toBe(true);
  expect(await suppressionStore(table).factsOf('one')).toHaveLength(25);
});

test('a reader forgets what is lifted, and not what is suppressed by the same request again', async () => {
  const reader = new SuppressionList(table, secret);
  await suppress('one', now, 'Ida Lund');
  expect(await isHiddenBy(reader, 'Ida Lund', now)).toBe(true);
  await listingsOf(table, secret).lift('one', now);
  expect(await isHiddenBy(reader, 'Ida Lund', now)).toBe(false);
  await suppress('one', addMinutes(now, -1), 'Ida Lund'); // by a slow clock
  expect(await isHiddenBy(reader, 'Ida Lund', now)).toBe(true);
  expect(await isHiddenBy(new SuppressionList(table, secret), 'Ida Lund', now)).toBe(true);
});

test('the order in which rows are read does not matter', () => {
  const digest = digestsBy('a secret');
  const person_id = newId('person');
  const row = (nth: number, lifted?: true): KeyRow => ({
    suppression_id: 'one',
    nth,
    at: new Date(now.getTime() + nth).toISOString(),
    scope: 'listing',
    person_ids: [person_id],
    digests: new Uint8Array(),
    check: digest(CHECK),
    ...(lifted && { lifted }),
  });
  const hides = (...rows: KeyRow[]) => {
    const list = new SuppressionList(table, secret);
    list.digest = digest;
    for (const each of rows) list.take(each);
    return list.hides(person_id);
  };
  expect(hides(row(0), row(1, true))).toBe(false);
  expect(hides(row(1, true), row(0))).toBe(false);
  expect(hides(row(0), { ...row(1, true) }, { ...row(1), at: now.toISOString() })).toBe(true);
});
