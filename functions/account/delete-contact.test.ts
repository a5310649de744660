import { expect, test } from 'vitest';

import { contactStore } from '#functions/account/contacts.ts';
import { handler } from '#functions/account/delete-contact.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

test('200: deletes one contact of this account, and again nothing', async () => {
  const contacts = contactStore(temporaryTable());
  const [id, other] = [newId('account'), newId('account')];
  const [dana, bo] = [Phone.parse('+16125550138'), Phone.parse('+16125550139')];
  for (const each of [id, other])
    await contacts.add(
      each,
      [dana, bo].map((phone) => ({ phone, name: 'x' })),
      'file',
      new Date(),
    );
  const remove = calling(account.deleteContact, handler.with({ contacts }), { as: aMember(id) });
  await remove({ phone: dana });
  await remove({ phone: dana });
  expect((await contacts.all(id)).map(({ phone }) => phone)).toEqual([bo]);
  expect(await contacts.all(other)).toHaveLength(2);
});

test('409: gives up when other writers always win', async () => {
  const table = temporaryTable();
  const contacts = contactStore({ ...table, commit: async () => Promise.reject(new Fault('request.conflict')) });
  const remove = calling(account.deleteContact, handler.with({ contacts }), { as: aMember(newId('account')) });
  await expect(remove({ phone: '+16125550138' })).rejects.toMatchObject({ code: 'request.conflict' });
});
