import { expect, test } from 'vitest';

import { accountDataOf, kinds, kindsOfMoney } from '#functions/account/account-data.ts';
import { NOW, createAccount } from '#functions/account/testing.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';

const table = temporaryTable();

test.each([
  ['ACCOUNT#acc', kinds, 'everythingOf'],
  ['MONEY#acc', kindsOfMoney, 'moneyOf'],
])('knows every kind of item under %s', (partition, kinds, all) => {
  const of = { account_id: 'acc', person_id: '', search_id: '', webchat_id: '', at: '', id: '' } as never;
  const under = Object.entries(keys).filter(([, key]) => (key as (of: never) => { pk: string })(of).pk === partition);
  const names = under.map(([name]) => name).filter((name) => name !== all);
  expect([...kinds].sort()).toEqual(names.sort());
});

test('deletes every page of an account’s items and leaves other accounts alone', async () => {
  const [{ account_id }, other] = [await createAccount(table), await createAccount(table)];
  const shape = {} as never;
  for (let n = 0; n < 250; n++)
    await table.set(shape, keys.contact({ account_id, phone: `+1218555${1000 + n}` }), {
      account_id,
      name: 'Somebody',
    });
  const over = { account_id, expires_at: NOW.getTime() / 1000 };
  await table.set(shape, keys.pastSearch({ account_id, search_id: 'srch_1' }), over);
  const accountData = accountDataOf(table);
  expect(await accountData.of(account_id, NOW)).toHaveLength(251);
  await accountData.remove(account_id, [keys.account({ account_id })]);
  expect(await accountData.of(account_id, new Date(0))).toEqual([]);
  expect(await accountData.of(other.account_id, NOW)).toHaveLength(1);
});
