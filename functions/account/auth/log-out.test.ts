import { expect, test } from 'vitest';

import { handler } from '#functions/account/auth/log-out.ts';
import { authFixture } from '#functions/account/auth/testing.ts';
import { auth } from '#shared/api/auth.ts';
import { newId } from '#shared/values/id.ts';

const fixture = authFixture();
const { deps, browser, account, enter, linesOf } = fixture;

const GONE = '__Host-rt=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0';
function logOut(as?: Parameters<typeof browser>[0]) {
  const here = browser(as);
  return { here, call: here.call(auth.logOut, handler.with({ ...deps })) };
}

test('200: ends this session, clears its cookie and keeps the others', async () => {
  const ida = await account();
  const [{ member }, other] = [await enter(ida), await enter(ida)];
  const { here, call } = logOut({ as: member });
  expect(await call({})).toEqual({});
  expect(here.lines).toEqual([GONE]);
  expect((await deps.devices.all(ida.account_id)).map(({ session_id }) => session_id)).toEqual([other.session_id]);
  expect(await linesOf(ida)).toContain('logged-out');
});

test('200: support ends its own session without an entry for the member', async () => {
  const ida = await account();
  const { member } = await enter(ida);
  await logOut({ as: { ...member, role: 'support' } }).call({});
  expect(await deps.devices.all(ida.account_id)).toEqual([]);
  expect(await linesOf(ida)).not.toContain('logged-out');
});

test('200: a web-chat visitor has no session to end', async () => {
  const { here, call } = logOut({ as: { role: 'chat', webchatId: newId('webchat'), accountId: null } });
  expect(await call({})).toEqual({});
  expect(here.lines).toEqual([GONE]);
});
