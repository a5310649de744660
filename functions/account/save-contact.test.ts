import { expect, test } from 'vitest';

import { contactStore } from '#functions/account/contacts.ts';
import { handler } from '#functions/account/save-contact.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import { CONTACTS_MAX } from '#shared/values/contact.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();
const contacts = contactStore(table);
const save = (id: ReturnType<typeof newId<'account'>>) =>
  calling(account.saveContact, handler.with({ contacts, limits: limiterOf(table) }), { as: aMember(id) });
const dana = Phone.parse('+16125550138');

test('200: saves a contact, its number as the country’s own', async () => {
  const id = newId('account');
  const saved = { phone: dana, name: 'Dana', source: 'owner' };
  expect(await save(id)({ phone: '(612) 555-0138', country: 'US', name: 'Dana' })).toEqual(saved);
  expect(await contacts.all(id)).toMatchObject([saved]);
});

test('200: a new number replaces the old one, and a repeated request changes nothing', async () => {
  const id = newId('account');
  await save(id)({ phone: dana, name: 'Dana' });
  const change = { was: dana, phone: '612 555 0139', name: 'Dana (boat)' };
  await save(id)(change);
  await save(id)(change);
  expect(await contacts.all(id)).toMatchObject([{ phone: '+16125550139', name: 'Dana (boat)' }]);
});

test.each([
  { phone: '12', name: 'Dana' },
  { phone: dana, name: ' ' },
])('422: %j', async (input) => {
  await expect(save(newId('account'))(input)).rejects.toMatchObject({ status: 422 });
});

test('422: one more than can be kept', async () => {
  const id = newId('account');
  const most = Array.from({ length: CONTACTS_MAX }, (_, i) => ({
    phone: Phone.parse(`+1218${2000000 + i}`),
    name: 'x',
  }));
  await contacts.add(id, most, 'file', new Date());
  await expect(save(id)({ phone: dana, name: 'Dana' })).rejects.toMatchObject({ status: 422 });
  expect(await save(id)({ phone: most[0]!.phone, name: 'Bo' })).toMatchObject({ name: 'Bo' });
});

test('409: the contact was deleted or moved meanwhile', async () => {
  const id = newId('account');
  await expect(save(id)({ was: dana, phone: '612 555 0139', name: 'Dana' })).rejects.toMatchObject({
    code: 'request.conflict',
  });
  expect(await contacts.all(id)).toEqual([]);
});

test('429: allows three hundred requests an hour', async () => {
  const id = newId('account');
  const now = new Date();
  for (let i = 0; i < 300; i++) await limiterOf(table).take('contacts', { account: id }, now);
  await expect(save(id)({ phone: dana, name: 'Dana' })).rejects.toMatchObject({ code: 'request.too-many' });
});
