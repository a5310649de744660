import { expect, test } from 'vitest';

import { choiceStore } from '#functions/account/choice-store.ts';
import { handler } from '#functions/account/get-notifications.ts';
import { createAccount } from '#functions/account/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';

const table = temporaryTable();

test('200: by default texts are on for missed calls only', async () => {
  const { account_id } = await createAccount(table);
  const get = calling(account.getNotifications, handler.with({ choices: choiceStore(table) }), {
    as: aMember(account_id),
  });
  const { topics, quiet_hours } = await get({});
  expect(quiet_hours).toBeNull();
  expect(Object.entries(topics).flatMap(([topic, { sms }]) => (sms ? [topic] : []))).toEqual(['call-answered']);
  expect(topics['spam-stopped']).toEqual({ email: false, sms: false, push: false });
  expect(topics['call-answered']).toEqual({ email: false, sms: true, push: true });
});
