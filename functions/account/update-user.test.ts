import { describe, expect, test } from 'vitest';

import { accountStore } from '#functions/account/store.ts';
import { NOW, createAccount } from '#functions/account/testing.ts';
import { handler } from '#functions/account/update-user.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { refusedUses } from '#shared/validation/account.ts';
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

  test('200: chooses a Portuguese, and leaves it to the number again', async () => {
    expect(await update({ portuguese: 'pt-PT' })).toMatchObject({ portuguese: 'pt-PT' });
    expect(await update({ name: 'Ida' })).toMatchObject({ portuguese: 'pt-PT' });
    expect(await update({ portuguese: 'auto' })).toMatchObject({ portuguese: 'auto' });
    await expect(update({ portuguese: 'pt-AO' as never })).rejects.toMatchObject({ code: 'request.invalid' });
  });

  test('200: a reason of an earlier list is asked again', async () => {
    const old = await createAccount(table);
    await accounts.replace((await accounts.of(old.account_id))!, { ...old, reason_for_use: 'legal-matter' as never });
    expect(await accounts.of(old.account_id)).toMatchObject({ reason_for_use: null });
    const updateOld = calling(account.updateUser, handler.with(deps), { as: aMember(old.account_id) });
    expect(await updateOld({ reason_for_use: 'safety' })).toMatchObject({ reason_for_use: 'safety' });
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

  test('422: a zone that is none', async () => {
    await expect(update({ time_zone: 'Mars/Olympus' })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { time_zone: [expect.any(String)] },
    });
  });

  test.each(refusedUses)('422: %s is refused, and the reason stays', async (use) => {
    await update({ reason_for_use: 'reconnect' });
    await expect(update({ reason_for_use: use })).rejects.toMatchObject({
      code: 'account.use-refused',
      fields: { reason_for_use: ['Reports may not be used for this.'] },
    });
    expect(await accounts.of(ida.account_id)).toMatchObject({ reason_for_use: 'reconnect' });
  });
});
