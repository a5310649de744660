import { expect, test } from 'vitest';

import { contactStore } from '#functions/account/contacts.ts';
import { handler } from '#functions/account/search-contacts.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const contacts = contactStore(temporaryTable());
const id = newId('account');
const ask = calling(account.searchContacts, handler.with({ contacts }), { as: aMember(id) });

test.each([
  ['', ['Ayşe Demir', 'Dana Brandt', 'Zoé Roux']],
  ['zoe', ['Zoé Roux']],
  ['brandt dana', ['Dana Brandt']],
  ['612 555', ['Dana Brandt']],
  ['0532', ['Ayşe Demir']],
  ['nobody', []],
])('200: %j finds %j', async (words, names) => {
  const numbers = { 'Zoé Roux': '+33639980101', 'Dana Brandt': '+16125550138', 'Ayşe Demir': '+905325550101' };
  const all = Object.entries(numbers).map(([name, phone]) => ({ name, phone: Phone.parse(phone) }));
  await contacts.add(id, all, 'file', new Date());
  const { data, total } = await ask({ words });
  expect([data.map(({ name }) => name), total]).toEqual([names, names.length]);
});

test('200: nobody finds the contacts of others', async () => {
  const other = calling(account.searchContacts, handler.with({ contacts }), { as: aMember(newId('account')) });
  expect(await other({})).toMatchObject({ data: [], total: 0 });
});
