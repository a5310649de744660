import { expect, test } from 'vitest';

import { handler } from '#functions/account/auth/end-session.ts';
import { authFixture } from '#functions/account/auth/testing.ts';
import { sessionsOf } from '#functions/platform/session.ts';
import { auth } from '#shared/api/auth.ts';
import type { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const fixture = authFixture();
const { deps, browser, account, enter, linesOf, advanceMinutes, now } = fixture;

const end = (as?: Parameters<typeof browser>[0]) => browser(as).call(auth.endSession, handler.with({ ...deps }));

test('200: another device is logged out on its next request', async () => {
  const ida = await account();
  const [{ member }, { session_id, token }] = [await enter(ida), await enter(ida, { device: 'Safari on iOS' })];
  await end({ as: member })({ session_id });
  const event = { headers: { authorization: `Bearer ${token}` } } as never;
  expect(await sessionsOf(fixture.table, fixture.signing).callerOf(event, now())).toBeUndefined();
  expect(await linesOf(ida)).toContain('session-ended');
});

test('200: ends this session too and clears its cookie', async () => {
  const { member } = await enter(await account());
  const here = browser({ as: member });
  await here.call(auth.endSession, handler.with({ ...deps }))({ session_id: member.sessionId });
  expect(here.lines).toEqual(['__Host-rt=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0']);
});

test('404: replies the same for a foreign, ended and unknown session', async () => {
  const ida = await account();
  const late = await enter(ida, { remember: false });
  advanceMinutes(7 * 24 * 60);
  const [{ member }, foreign] = [await enter(ida), await enter(await account())];
  const answers = await Promise.all(
    [foreign.session_id, late.session_id, newId('session')].map((session_id) =>
      end({ as: member })({ session_id }).catch(({ code, message, status }: Fault) => ({ code, message, status })),
    ),
  );
  const none = { code: 'auth.session-not-found', message: 'No results could be found.', status: 404 };
  expect(answers).toEqual([none, none, none]);
  expect(await deps.devices.all(foreign.member.accountId)).toHaveLength(1);
});

test('404: rejects a second time', async () => {
  const ida = await account();
  const [{ member }, { session_id }] = [await enter(ida), await enter(ida)];
  await end({ as: member })({ session_id });
  await expect(end({ as: member })({ session_id })).rejects.toMatchObject({ status: 404 });
});
