import { expect, test } from 'vitest';

import { handler } from '#functions/account/get-contacts.ts';
import { contactStore } from '#functions/account/contacts.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();

const contacts = contactStore(table);
const read_at = '2026-11-21T12:00:00.000Z';
const lines = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ phone: Phone.parse(`+1218555${1000 + i}`), name: `No. ${i}`, read_at }));
const ask = (accountId: ReturnType<typeof newId<'account'>>) =>
  calling(account.getContacts, handler.with({ contacts }), { as: aMember(accountId) })({});

test('200: returns count and time of more contacts than one transaction can write', async () => {
  const id = newId('account');
  await contacts.replaceAll(id, lines(250));
  expect(await ask(id)).toEqual({ total: 250, read_at });
  await contacts.replaceAll(id, lines(3));
  expect(await ask(id)).toEqual({ total: 3, read_at });
});

test('200: returns no contacts before an import', async () => {
  expect(await ask(newId('account'))).toEqual({ total: 0, read_at: null });
});

test('200: support may read them', async () => {
  const as = aMember(newId('account'), { role: 'support' });
  expect(await calling(account.getContacts, handler.with({ contacts }), { as })({})).toMatchObject({ total: 0 });
});

test('names the contact behind a number to its own member only', async () => {
  const id = newId('account');
  await contacts.replaceAll(id, lines(1));
  const [{ phone } = { phone: Phone.parse('+12185550100') }] = lines(1);
  expect((await contacts.of(id, phone))?.name).toBe('No. 0');
  expect(await contacts.of(newId('account'), phone)).toBeUndefined();
});
