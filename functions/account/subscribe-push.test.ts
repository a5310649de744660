import { beforeEach, describe, expect, test } from 'vitest';

import { browserStore } from '#functions/messaging/public.ts';
import { handler } from '#functions/account/subscribe-push.ts';
import { NOW, createAccount } from '#functions/account/testing.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import { addMinutes } from '#shared/values/duration.ts';
import type { AccountId } from '#shared/values/id.ts';

const table = temporaryTable();

const browsers = browserStore(table);
const limits = limiterOf(table, async () => 'secret');
let account_id: AccountId;
beforeEach(async () => void ({ account_id } = await createAccount(table)));

const keys = { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) };
const endpoint = (n: number) => `https://fcm.googleapis.com/fcm/send/${n}`;
const at = (minutes: number) => handler.with({ browsers, limits, clock: () => addMinutes(NOW, minutes) });
const subscribe = (address: string, minutes = 0) =>
  calling(account.subscribePush, at(minutes), { as: aMember(account_id) })({ endpoint: address, keys });
const endpoints = async () => (await browsers.all(account_id)).map((each) => each.endpoint).sort();

describe('subscribing a browser to push', () => {
  test('200: subscribes once, however often requested', async () => {
    await subscribe(endpoint(1));
    await subscribe(endpoint(1));
    expect(await endpoints()).toEqual([endpoint(1)]);
  });

  test('200: an eleventh browser replaces the oldest', async () => {
    for (let n = 0; n < 11; n++) await subscribe(endpoint(n), n * 80);
    expect(await endpoints()).toHaveLength(10);
    expect(await endpoints()).not.toContain(endpoint(0));
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/1',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://[::1]/x',
    'https://10.0.0.1/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com@evil.example/x',
    'https://evil@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
  ])('422: not a push service: %s', async (address) => {
    await expect(subscribe(address)).rejects.toMatchObject({ fields: { endpoint: [expect.any(String)] } });
    expect(await endpoints()).toEqual([]);
  });

  test('422: rejects invalid keys', async () => {
    const short = calling(account.subscribePush, at(0), { as: aMember(account_id) });
    await expect(short({ endpoint: endpoint(1), keys: { ...keys, p256dh: 'B' } })).rejects.toMatchObject({
      fields: { keys: [expect.any(String)] },
    });
  });

  test('429: allows twenty a day', async () => {
    for (let n = 0; n < 20; n++) await subscribe(endpoint(n));
    await expect(subscribe(endpoint(21))).rejects.toMatchObject({ code: 'request.too-many' });
  });
});
