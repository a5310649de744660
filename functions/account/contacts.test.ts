import { expect, test } from 'vitest';

import { contactStore } from '#functions/account/contacts.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { CONTACTS_MAX } from '#shared/values/contact.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();
const contacts = contactStore(table);
const NOW = new Date('2026-11-21T12:00:00.000Z');
const line = (i: number, name = `No. ${i}`) => ({ phone: Phone.parse(`+1218${2000000 + i}`), name });
const lines = (from: number, count: number) => Array.from({ length: count }, (_, i) => line(from + i));
const shown = async (id: ReturnType<typeof newId<'account'>>) =>
  (await contacts.all(id)).map(({ phone, name, source }) => [phone, name, source]);

test('two imports at once: none is lost, none counted twice', async () => {
  const id = newId('account');
  const [one, other] = await Promise.all([
    contacts.add(id, lines(0, 99), 'file', NOW),
    contacts.add(id, lines(50, 99), 'file', NOW),
  ]);
  expect(await contacts.all(id)).toHaveLength(149);
  expect(one.added + other.added).toBe(149);
  expect(Math.max(one.total, other.total)).toBe(149);
});

test('imports at once stay within what is kept', async () => {
  const id = newId('account');
  await contacts.add(id, lines(0, CONTACTS_MAX - 10), 'file', NOW);
  const [one, other] = await Promise.all([
    contacts.add(id, lines(CONTACTS_MAX, 8), 'file', NOW),
    contacts.add(id, lines(CONTACTS_MAX + 8, 8), 'file', NOW),
  ]);
  expect([one.added + other.added, one.left_out + other.left_out]).toEqual([10, 6]);
  expect(await contacts.all(id)).toHaveLength(CONTACTS_MAX);
});

test('of two edits of one contact at once the second is told, and there is one contact', async () => {
  const id = newId('account');
  const { phone: was } = line(1);
  await contacts.save(id, { was: null, next: line(1) }, NOW);
  const results = await Promise.all([
    contacts.save(id, { was, next: line(2, 'Dana') }, NOW),
    contacts.save(id, { was, next: line(3, 'Dana') }, NOW),
  ]);
  expect(results.toSorted()).toEqual(['gone', 'saved']);
  expect(await contacts.all(id)).toHaveLength(1);
});

test('an edit of a contact that was deleted meanwhile does not bring it back', async () => {
  const id = newId('account');
  await contacts.save(id, { was: null, next: line(1) }, NOW);
  await contacts.remove({ account_id: id, phone: line(1).phone });
  expect(await contacts.save(id, { was: line(1).phone, next: line(1, 'Dana') }, NOW)).toBe('gone');
  expect(await contacts.all(id)).toEqual([]);
});

test('a repeated edit is the same edit', async () => {
  const id = newId('account');
  await contacts.save(id, { was: null, next: line(1) }, NOW);
  const edit = { was: line(1).phone, next: line(2, 'Dana') };
  expect(await Promise.all([contacts.save(id, edit, NOW), contacts.save(id, edit, NOW)])).toEqual(['saved', 'saved']);
  expect(await shown(id)).toEqual([[line(2).phone, 'Dana', 'owner']]);
});

test('what the owner writes while a file or Google is read stays', async () => {
  const id = newId('account');
  const google = lines(0, 150).map((each) => ({ ...each, read_at: NOW.toISOString() }));
  await contacts.replaceAll(id, google);
  await Promise.all([
    contacts.replaceAll(id, google),
    contacts.add(id, [line(0, 'Of a file')], 'file', NOW),
    contacts.save(id, { was: line(0).phone, next: line(0, 'Mum') }, NOW),
  ]);
  expect(await contacts.of(id, line(0).phone)).toMatchObject({ name: 'Mum', source: 'owner' });
  expect(await contacts.all(id)).toHaveLength(150);
});

test('forgetting leaves nothing, also beside an import', async () => {
  const id = newId('account');
  await contacts.add(id, lines(0, 99), 'file', NOW);
  await contacts.forget(id);
  expect(await contacts.all(id)).toEqual([]);
  expect(await contacts.add(id, [line(1)], 'file', NOW)).toMatchObject({ added: 1, total: 1 });
});
