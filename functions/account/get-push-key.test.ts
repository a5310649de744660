import { expect, test } from 'vitest';

import { handler } from '#functions/account/get-push-key.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import { newId } from '#shared/values/id.ts';

const get = (name?: string) =>
  calling(
    account.getPushKey,
    handler.with({ name: () => name, secret: async () => '{"public_key":"BPub","private_key":"priv"}' }),
    { as: aMember(newId('account')) },
  )({});

test('200: returns the public key', async () => expect(await get('push')).toEqual({ key: 'BPub' }));
test('200: returns no key without push messages', async () => expect(await get()).toEqual({ key: null }));
