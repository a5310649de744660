import { beforeEach, expect, test } from 'vitest';

import { decodeBlock } from '#functions/people/index/decode-block.ts';
import { findByName } from '#functions/people/index/find-by-name.ts';
import { blocksIn, compactNames, loadLexicons } from '#functions/people/index/name-table.ts';
import { NameIndexUpdate } from '#functions/people/index/name-index-update.ts';
import { nameCounts } from '#functions/people/index/new-names.ts';
import { livingIn, NOW, provenance, personNamed } from '#functions/people/testing.ts';
import { batchesOf } from '#shared/values/batches.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Person } from '#shared/values/person.ts';

let table: Table;
beforeEach(async () => {
  table = temporaryTable();
});

const add = async (...people: Person[]) => {
  const changes = people.map((is) => ({ is }));
  const upkeep = await NameIndexUpdate.of(table, changes, NOW);
  for (const some of batchesOf(changes, 40))
    await table.commit(...upkeep.writes(some), ...nameCounts(table, some, NOW));
};
const search = async (search_query: string, more = {}) => {
  const { ranked } = await findByName({ search_query, ...more }, await loadLexicons(table), blocksIn(table), 50);
  return ranked.map(({ entry }) => `${entry.first.shown} ${entry.last.shown}`);
};

test('finds an added person by typo, nickname and swapped names', async () => {
  await add(personNamed('Maria Cantwell'), personNamed('William Hartley'), personNamed('Zebulon Quist'));
  for (const query of ['Maria Cantwell', 'Maria Cantwel', 'Mariah Cantwell', 'Cantwell, Maria'])
    expect(await search(query)).toEqual(['Maria Cantwell']);
  expect(await search('Bill Hartley')).toEqual(['William Hartley']);
});

test('removes a person, and the block they leave empty', async () => {
  const maria = personNamed('Maria Cantwell');
  await add(maria);
  const upkeep = await NameIndexUpdate.of(table, [{ was: maria }], NOW);
  await table.commit(...upkeep.writes([{ was: maria }]));
  expect(await search('Maria Cantwell')).toEqual([]);
});

test('fails the second of two concurrent changes of a block', async () => {
  const [ann, bob] = [personNamed('Ann Cantwell'), personNamed('Bob Cantwell')];
  const [one, other] = [
    await NameIndexUpdate.of(table, [{ is: ann }], NOW),
    await NameIndexUpdate.of(table, [{ is: bob }], NOW),
  ];
  await table.commit(...one.writes([{ is: ann }]));
  await expect(table.commit(...other.writes([{ is: bob }]))).rejects.toThrow();
  expect(await search('Cantwell')).toEqual(['Ann Cantwell']);
});

test('divides a frequent surname by first name, and still finds all people', async () => {
  const letters = [...'abcdefghijklmnoprstuvw'];
  const names = letters.flatMap((one) => letters.map((other) => `${one.toUpperCase()}${other}ndra`)).slice(0, 400);
  await add(...names.map((first) => personNamed(`${first} Cantwell`)));
  const names1 = await loadLexicons(table);
  expect(names1.partsOf('kntfl')).toBeGreaterThan(0);
  for (const first of [names[0], names[200], names[399]])
    expect((await search(`${first} Cantwell`))[0]).toBe(`${first} Cantwell`);
});

test('compacts counted names into the lexicon once', async () => {
  await add(personNamed('Maria Cantwell'), personNamed('Mario Cantwell', { addresses: [livingIn('Everett', 'WA')] }));
  const before = await loadLexicons(table);
  await compactNames(table, NOW);
  await compactNames(table, NOW);
  const after = await loadLexicons(table);
  expect([...after.last]).toEqual([...before.last]);
  expect([...after.first]).toEqual([...before.first]);
  expect(after.last.countOf('cantwell')).toBe(2);
  expect(await search('Mario Cantwel', { city: 'Everett', state: 'WA' })).toEqual(['Mario Cantwell']);
});

test('fails one of two concurrent compactions without loss', async () => {
  await add(personNamed('Maria Cantwell'), personNamed('Zebulon Quist'));
  const both = await Promise.allSettled([compactNames(table, NOW), compactNames(table, NOW)]);
  expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  await add(personNamed('Nora Whitby'));
  const { last } = await loadLexicons(table);
  expect([...last].map(({ name, count }) => `${name} ${count}`)).toEqual(['cantwell 1', 'quist 1', 'whitby 1']);
});

test('rejects a damaged block', () => {
  expect(() => decodeBlock(Buffer.from('nonsense'))).toThrow('version');
});

test('updates moved people in a summary, and removes people who leave', async () => {
  const letters = [...'abcdefghijklmnoprstuvw'];
  const firsts = letters.flatMap((one) => letters.map((other) => `${one.toUpperCase()}${other}ndra`)).slice(0, 400);
  await add(...firsts.map((first) => personNamed(`${first} Cantwell`)));
  const [shown] = await search('Cantwell');
  const was = personNamed(shown!);
  const moved = { ...was, addresses: [livingIn('Everett', 'WA')] };
  const change = async (each: { was?: Person; is?: Person }) =>
    table.commit(...(await NameIndexUpdate.of(table, [each], NOW)).writes([each]));
  await change({ was, is: moved });
  expect(await search('Cantwell')).toContain(shown);
  await change({ was: moved });
  expect(await search('Cantwell')).not.toContain(shown);
});

test('adds a person who came of age on the next write', async () => {
  const grown = personNamed('Wren Whitby', { birth_date: { year: 2008, month: 10, ...provenance } });
  const upkeep = await NameIndexUpdate.of(table, [{ was: grown, is: grown }], NOW);
  await table.commit(...upkeep.writes([{ was: grown, is: grown }]));
  expect(await search('Wren Whitby')).toEqual(['Wren Whitby']);
});
