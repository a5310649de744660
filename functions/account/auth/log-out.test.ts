import { expect, test } from 'vitest';

import { logOutHandler } from '#functions/account/auth/log-out.ts';
import { authFixture } from '#functions/account/auth/testing.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId, type WebChatId } from '#shared/values/id.ts';

const fixture = authFixture();
const { deps, browser, account, enter, linesOf } = fixture;

const GONE = '__Host-rt=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0';
function logOut(
  as?: Parameters<typeof browser>[0],
  endChat: (webchat_id: WebChatId) => Promise<void> = async () => {},
) {
  const here = browser(as);
  return { here, call: here.call(auth.logOut, logOutHandler(endChat).with({ ...deps })) };
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

const visitor = { role: 'chat' as const, webchatId: newId('webchat'), accountId: null };

test('200: a web-chat visitor ends the chat of their link', async () => {
  const ended: WebChatId[] = [];
  const { here, call } = logOut({ as: visitor }, async (webchat_id) => void ended.push(webchat_id));
  expect(await call({})).toEqual({});
  expect(here.lines).toEqual([GONE]);
  expect(ended).toEqual([visitor.webchatId]);
});

test('409: gives up when other writers always win', async () => {
  const { call } = logOut({ as: visitor }, async () => Promise.reject(new Fault('request.conflict')));
  await expect(call({})).rejects.toMatchObject({ status: 409 });
});
