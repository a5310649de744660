import { describe, expect, test } from 'vitest';

import { accountStore } from '#functions/account/store.ts';
import { NOW, createAccount } from '#functions/account/testing.ts';
import { handler } from '#functions/account/update-user.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const table = temporaryTable();

const accounts = accountStore(table);
const deps = { accounts, clock: () => NOW };
const ida = await createAccount(table);
const update = calling(account.updateUser, handler.with(deps), { as: aMember(ida.account_id) });

describe('updating the profile', () => {
  test('200: keeps fields that are not sent', async () => {
    expect(await update({ name: ' Ida ', time_zone: 'America/Chicago' })).toMatchObject({
      name: 'Ida',
      language: 'en',
    });
    expect(await update({ language: 'ar' })).toMatchObject({
      name: 'Ida',
      time_zone: 'America/Chicago',
      language: 'ar',
    });
    expect(await accounts.of(ida.account_id)).toMatchObject({ name: 'Ida', language: 'ar', email: ida.email });
  });

  test('200: keeps the words of an “other” reason and drops them with it', async () => {
    await update({ reason_for_use: 'other', reason_words: 'Returning a lost wallet' });
    expect(await accounts.of(ida.account_id)).toMatchObject({ reason_words: 'Returning a lost wallet' });
    await update({ reason_for_use: 'reconnect', reason_words: 'Returning a lost wallet' });
    expect(await accounts.of(ida.account_id)).toMatchObject({ reason_for_use: 'reconnect', reason_words: null });
  });

  test('200: keeps two concurrent changes', async () => {
    await Promise.all([update({ name: 'Ida L.' }), update({ language: 'fr' }), update({ time_zone: 'UTC' })]);
    expect(await accounts.of(ida.account_id)).toMatchObject({ name: 'Ida L.', language: 'fr', time_zone: 'UTC' });
  });

  test('401: rejects a deleted account', async () => {
    const updateAsDeleted = calling(account.updateUser, handler.with(deps), { as: aMember(newId('account')) });
    await expect(updateAsDeleted({ name: 'Eve' })).rejects.toMatchObject({ code: 'auth.unauthenticated' });
  });

  test('409: gives up when other writers always win', async () => {
    const busy = { ...accounts, replace: async () => Promise.reject(new Fault('request.conflict')) };
    const late = calling(account.updateUser, handler.with({ ...deps, accounts: busy }), {
      as: aMember(ida.account_id),
    });
    await expect(late({ name: 'Ida' })).rejects.toMatchObject({ code: 'request.conflict' });
  });

  test.each([
    ['a zone that is none', { time_zone: 'Mars/Olympus' }, 'time_zone'],
    ['another reason, without words', { reason_for_use: 'other' as const }, 'reason_words'],
  ])('422: %s', async (_, input, field) => {
    await expect(update(input as object)).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { [field]: [expect.any(String)] },
    });
  });

  test('422: rejects a refused use', async () => {
    const refused = update({ reason_for_use: 'other', reason_words: 'Checking an applicant for a job at my company' });
    await expect(refused).rejects.toMatchObject({
      code: 'account.use-refused',
      fields: { reason_words: [expect.any(String)] },
    });
  });
});
