import { expect, test } from 'vitest';

import { accountStore } from '#functions/account/public.ts';
import { handler } from '#functions/calls/assistant/get-settings.ts';
import { assistantFixture } from '#functions/calls/assistant/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { newId } from '#shared/values/id.ts';

const { table, answering, anOwner } = assistantFixture();
const handling = handler.with({ accounts: accountStore(table), answering });

test('200: returns defaults in the account’s zone and language', async () => {
  const { account_id } = await anOwner();
  const settings = await calling(assistant.getSettings, handling, { as: aMember(account_id) })({});
  expect(settings).toMatchObject({ is_on: true, time_zone: 'America/Chicago', language: 'en', keep_days: 30 });
  expect(settings.opening).toContain('Ida');
  expect(settings.opening).not.toContain('Lindqvist');
});

test('401: rejects a deleted account', async () => {
  const asDeleted = calling(assistant.getSettings, handling, { as: aMember(newId('account')) });
  await expect(asDeleted({})).rejects.toMatchObject({ status: 401 });
});
