import { expect, test } from 'vitest';

import { handler } from '#functions/account/auth/end-other-sessions.ts';
import { authFixture } from '#functions/account/auth/testing.ts';
import { sessionsOf } from '#functions/platform/session.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const fixture = authFixture();
const { deps, browser, account, enter, linesOf, advanceMinutes, now } = fixture;

const endOthers = (as?: Parameters<typeof browser>[0], more: object = {}) =>
  browser(as).call(auth.endOtherSessions, handler.with({ ...deps, ...more }));
const callerWith = (token: string) =>
  sessionsOf(fixture.table, fixture.signing).callerOf(
    { headers: { authorization: `Bearer ${token}` } } as never,
    now(),
  );

test('200: ends every other session and keeps this one', async () => {
  const ida = await account();
  const others = [await enter(ida), await enter(ida)];
  const { member } = await enter(ida);
  const { token } = await endOthers({ as: member })({});
  expect(await callerWith(token)).toMatchObject({ accountId: ida.account_id });
  expect(await Promise.all(others.map((each) => callerWith(each.token)))).toEqual([undefined, undefined]);
  expect(await linesOf(ida)).toContain('logged-out-everywhere');
});

test('200: extending renews neither the proof nor the hour of the link', async () => {
  const { member } = await enter(await account());
  const before = await deps.devices.of(member.accountId, member.sessionId);
  advanceMinutes(60);
  const { token } = await endOthers({ as: member })({});
  const caller = await callerWith(token);
  expect(caller).toMatchObject({ authenticatedAt: before?.authenticated_at });
  const after = (await deps.devices.all(member.accountId)).find(({ epoch }) => epoch === 1);
  expect(after).toMatchObject({ ends_at: before?.ends_at, remember: true });
});

test('401: of two devices that log each other out, one stays', async () => {
  const ida = await account();
  const [one, other] = [await enter(ida), await enter(ida)];
  const both = await Promise.allSettled([endOthers({ as: one.member })({}), endOthers({ as: other.member })({})]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find((each) => each.status === 'rejected')?.reason).toMatchObject({ code: 'auth.unauthenticated' });
});

test('409: gives up when other writers always win', async () => {
  const { member } = await enter(await account());
  const busy = { ...deps.accounts, replace: async () => Promise.reject(new Fault('request.conflict')) };
  await expect(endOthers({ as: member }, { accounts: busy })({})).rejects.toMatchObject({ code: 'request.conflict' });
});
