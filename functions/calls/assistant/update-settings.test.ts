import { expect, test } from 'vitest';

import { accountStore } from '#functions/account/public.ts';
import { assistantFixture } from '#functions/calls/assistant/testing.ts';
import { handler } from '#functions/calls/assistant/update-settings.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

const { table, answering, anOwner } = assistantFixture();
const context = { accounts: accountStore(table), answering, commit: table.commit.bind(table) };
const update = (accountId: AccountId, more: Partial<typeof context> = {}) =>
  calling(assistant.updateSettings, handler.with({ ...context, ...more }), { as: aMember(accountId) });

test('200: changes the given fields and keeps the rest', async () => {
  const { account_id } = await anOwner();
  await update(account_id)({ keep_days: 7, language: 'ar' });
  const settings = await update(account_id)({ detail: 'private' });
  expect(settings).toMatchObject({ keep_days: 7, language: 'ar', detail: 'private', is_on: true });
});

test('200: the first sentence says the name in the script of its language', async () => {
  const { account_id } = await anOwner();
  expect(await update(account_id)({ language: 'ja' })).toMatchObject({
    opening: 'お電話ありがとうございます。イダの自動応答です。',
    usual_name: { latin: 'Ida', kana: 'イダ', arabic: 'إيدا', cyrillic: 'Ида' },
  });
  const spoken_name = { latin: '', kana: 'アイダ', arabic: '', cyrillic: '' };
  expect((await update(account_id)({ spoken_name })).opening).toContain('アイダ');
});

test.each([
  [{ spoken_name: { latin: '', kana: 'Ida', arabic: '', cyrillic: '' } }, 'spoken_name.kana'],
  [{ spoken_name: { latin: 'Ида', kana: '', arabic: '', cyrillic: '' } }, 'spoken_name.latin'],
  [{ spoken_name: { latin: '', kana: '', arabic: '', cyrillic: 'И'.repeat(41) } }, 'spoken_name.cyrillic'],
  [{ windows: [[{ from: '17:00', until: '09:00' }], [], [], [], [], [], []] }, 'windows.0'],
  [
    {
      windows: [
        [],
        [
          { from: '09:00', until: '12:00' },
          { from: '11:00', until: '13:00' },
        ],
        [],
        [],
        [],
        [],
        [],
      ],
    },
    'windows.1',
  ],
  [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
])('422: %o', async (input, field) => {
  const { account_id } = await anOwner();
  const response = update(account_id)(input);
  await expect(response).rejects.toMatchObject({ status: 422, fields: { [field]: [expect.any(String)] } });
});

test('401: rejects a deleted account', async () => {
  await expect(update(newId('account'))({})).rejects.toMatchObject({ code: 'auth.unauthenticated' });
});

test('409: rejects the second of two concurrent requests', async () => {
  const { account_id } = await anOwner();
  const commit = () => Promise.reject(new Fault('request.conflict'));
  await expect(update(account_id, { commit })({ keep_days: 7 })).rejects.toMatchObject({ code: 'request.conflict' });
});
