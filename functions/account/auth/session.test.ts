import { expect, test } from 'vitest';

import { authFixture } from '#functions/account/auth/testing.ts';
import { cookiesOf } from '#functions/platform/cookies.ts';
import { sessionsOf } from '#functions/platform/session.ts';

const fixture = authFixture();
const { deps, account, enter, advanceMinutes, now } = fixture;

test('an eleventh device ends the least recently used session', async () => {
  const ida = await account();
  const tokens: string[] = [];
  for (let i = 0; i < 11; i++) {
    advanceMinutes(1);
    tokens.push((await enter(ida)).token);
  }
  const sessions = sessionsOf(fixture.table, fixture.signing);
  const callers = await Promise.all(
    tokens.map((token) => sessions.callerOf({ headers: { authorization: `Bearer ${token}` } } as never, now())),
  );
  expect(callers.map((caller) => caller !== undefined)).toEqual([false, ...Array<boolean>(10).fill(true)]);
  expect(await deps.devices.all(ida.account_id)).toHaveLength(10);
});

test('stores nothing that could recreate a cookie', async () => {
  const ida = await account();
  const cookies = cookiesOf({});
  await enter(ida, { cookies });
  const code = /\.([\w-]{43});/.exec(cookies.toSend().cookies?.[0] ?? '')?.[1];
  expect(code).toBeDefined();
  expect(JSON.stringify(await deps.devices.all(ida.account_id))).not.toContain(code);
});
