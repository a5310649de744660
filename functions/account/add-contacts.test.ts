import { expect, test } from 'vitest';

import { handler } from '#functions/account/add-contacts.ts';
import { contactStore } from '#functions/account/contacts.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { CONTACTS_MAX } from '#shared/values/contact.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();
const contacts = contactStore(table);
const add = (id: ReturnType<typeof newId<'account'>>) =>
  calling(account.addContacts, handler.with({ contacts, limits: limiterOf(table) }), { as: aMember(id) });
const line = (i: number, name = `No. ${i}`) => ({ phone: Phone.parse(`+1218${2000000 + i}`), name });
const NOW = new Date('2026-11-21T12:00:00.000Z');

test('200: adds contacts, once; a known number gets its new name', async () => {
  const id = newId('account');
  const file = { contacts: [line(1), line(2), line(2, 'Bo')] };
  expect(await add(id)(file)).toEqual({ added: 2, renamed: 0, left_out: 0, total: 2 });
  expect(await add(id)(file)).toEqual({ added: 0, renamed: 2, left_out: 0, total: 2 });
  expect((await contacts.of(id, line(2).phone))?.name).toBe('Bo');
  expect(await contacts.all(newId('account'))).toEqual([]);
});

test('200: a name that the owner gave by hand stays', async () => {
  const id = newId('account');
  await contacts.save(id, { was: null, next: line(1, 'Mum') }, NOW);
  expect(await add(id)({ contacts: [line(1, 'Anna')] })).toEqual({ added: 0, renamed: 0, left_out: 1, total: 1 });
  expect((await contacts.of(id, line(1).phone))?.name).toBe('Mum');
});

test('200: leaves out what there is no room for', async () => {
  const id = newId('account');
  const most = Array.from({ length: CONTACTS_MAX - 1 }, (_, i) => line(i));
  await contacts.add(id, most, 'file', NOW);
  expect(await add(id)({ contacts: [line(CONTACTS_MAX), line(CONTACTS_MAX + 1)] })).toEqual({
    added: 1,
    renamed: 0,
    left_out: 1,
    total: CONTACTS_MAX,
  });
});

test('200: contacts of a file stay when Google’s are read again', async () => {
  const id = newId('account');
  const read_at = NOW.toISOString();
  await contacts.replaceAll(id, [{ ...line(1), read_at }]);
  await add(id)({ contacts: [line(2)] });
  await contacts.replaceAll(id, [{ ...line(3), read_at }]);
  expect((await contacts.all(id)).map(({ name, source }) => [name, source])).toEqual([
    ['No. 2', 'file'],
    ['No. 3', 'google'],
  ]);
});

test('409: gives up when other writers always win', async () => {
  const busy = contactStore({ ...table, commit: async () => Promise.reject(new Fault('request.conflict')) });
  const late = calling(account.addContacts, handler.with({ contacts: busy, limits: limiterOf(table) }), {
    as: aMember(newId('account')),
  });
  await expect(late({ contacts: [line(1)] })).rejects.toMatchObject({ code: 'request.conflict' });
});

test('422: more than 99 at once', async () => {
  const many = Array.from({ length: 100 }, (_, i) => line(i));
  await expect(add(newId('account'))({ contacts: many })).rejects.toMatchObject({ status: 422 });
});

test('429: allows three hundred requests an hour', async () => {
  const id = newId('account');
  const now = new Date();
  for (let i = 0; i < 300; i++) await limiterOf(table).take('contacts', { account: id }, now);
  await expect(add(id)({ contacts: [line(1)] })).rejects.toMatchObject({ code: 'request.too-many' });
});
