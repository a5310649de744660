import { expect, test } from 'vitest';

import { handler } from '#functions/account/auth/get-sessions.ts';
import { authFixture } from '#functions/account/auth/testing.ts';
import { auth } from '#shared/api/auth.ts';
import { newId } from '#shared/values/id.ts';

const fixture = authFixture();
const { deps, browser, account, enter, advanceMinutes, now } = fixture;

const list = (as?: Parameters<typeof browser>[0]) => browser(as).call(auth.getSessions, handler.with({ ...deps }));

test('200: lists all sessions, this one first, without their credentials', async () => {
  const ida = await account();
  const { session_id } = await enter(ida, { device: 'Safari on iOS' });
  advanceMinutes(1);
  const { member } = await enter(ida);
  advanceMinutes(1);
  await enter(ida, { device: 'Chrome on Android' });
  await enter(await account());
  const { data } = await list({ as: member })({});
  expect(data.map(({ device, is_current }) => [device, is_current])).toEqual([
    ['Firefox on Linux', true],
    ['Chrome on Android', false],
    ['Safari on iOS', false],
  ]);
  expect(data[2]).toEqual({
    session_id,
    device: 'Safari on iOS',
    country: null,
    region: null,
    created_at: new Date(now().getTime() - 120_000).toISOString(),
    last_used_at: new Date(now().getTime() - 120_000).toISOString(),
    is_current: false,
  });
});

test('200: lists neither ended nor support sessions', async () => {
  const ida = await account();
  await enter(ida, { device: 'Edge on Windows', remember: false });
  advanceMinutes(7 * 24 * 60);
  const { member } = await enter(ida);
  const support = { kind: 'support', support: { operator: 'Noor', reason: 'A ticket' } } as const;
  const [own] = await deps.devices.all(ida.account_id);
  await deps.commit(
    deps.devices.begin({
      ...own!,
      ...support,
      session_id: newId('session'),
      ends_at: new Date(now().getTime() + 900_000).toISOString(),
      last_used_at: now().toISOString(),
    }),
  );
  expect((await list({ as: member })({})).data).toHaveLength(1);
});
