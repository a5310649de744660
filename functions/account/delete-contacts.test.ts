import { expect, test } from 'vitest';

import { handler } from '#functions/account/delete-contacts.ts';
import { contactStore } from '#functions/account/contacts.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();

const contacts = contactStore(table);
const mum = { phone: Phone.parse('+12185550163'), name: 'Mum', read_at: '2026-11-21T12:00:00.000Z' };

test('200: deletes the account’s contacts only', async () => {
  const [id, other] = [newId('account'), newId('account')];
  await contacts.replaceAll(id, [mum]);
  await contacts.replaceAll(other, [mum]);
  const forget = calling(account.deleteContacts, handler.with({ contacts }), { as: aMember(id) });
  await forget({});
  await forget({}); // twice is as good as once
  expect(await contacts.all(id)).toEqual([]);
  expect(await contacts.all(other)).toHaveLength(1);
});

test('409: gives up when other writers always win', async () => {
  const id = newId('account');
  await contacts.replaceAll(id, [mum]);
  const busy = contactStore({ ...table, commit: async () => Promise.reject(new Fault('request.conflict')) });
  const late = calling(account.deleteContacts, handler.with({ contacts: busy }), { as: aMember(id) });
  await expect(late({})).rejects.toMatchObject({ code: 'request.conflict' });
  expect(await contacts.all(id)).toHaveLength(1);
});
