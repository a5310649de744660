import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';

import { callStore } from '#functions/calls/assistant/store.ts';
import { sessionsOf } from '#functions/platform/session.ts';
import { handler as getChat } from '#functions/calls/web-chat/get-chat.ts';
import { handler as sendLine } from '#functions/composition/calls/web-chat/send-line.ts';
import { aCall, chatFixture, minutesOn, NOW, signing } from '#functions/calls/web-chat/testing.ts';
import { limits } from '#functions/platform/limits.ts';
import { createCall } from '#shared/contract/client.ts';
import { toEvent } from '#functions/platform/event.ts';
import { unlimited } from '#functions/platform/testing.ts';
import { webChat } from '#shared/api/web-chat.ts';
import { type Endpoint, type InputFromCaller } from '#shared/contract/endpoint.ts';
import { errors, Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const { table, context, links, to, anAccount, aLink, enter, accounts, read } = chatFixture();
/** The limit has a test of its own; the others are one network that opens a great many. */
const limited = context.limits;
beforeEach(() => {
  to(NOW);
  context.limits = unlimited;
});

const sessions = sessionsOf(table, () => signing);
/** Asks with a bearer, which is checked as the API checks it. */
function withBearer<E extends Endpoint>(endpoint: E, handler: typeof getChat | typeof sendLine, bearer: string) {
  const lambda = handler.with({ ...context, sessions });
  const call = createCall('http://test', async (url, init) => {
    const request = new Request(url, init);
    request.headers.set('authorization', `Bearer ${bearer}`);
    const answer = await lambda(await toEvent(endpoint, request), {} as never);
    return new Response(answer.body ?? null, { status: answer.statusCode ?? 200 });
  });
  return (input: InputFromCaller<E>) => call(endpoint, input);
}
const over = { code: 'auth.link-expired', status: 410, message: errors['auth.link-expired'].message };

test('200: opens the chat for an hour and returns the owner’s name and language', async () => {
  const account_id = await anAccount();
  const calls = callStore(table);
  await calls.commit(calls.add(aCall(account_id)));
  const link = await aLink(account_id);
  const { auth, session, user } = await enter(link);
  expect(auth).toMatchObject({ token_type: 'Bearer', expires_in: 900 });
  expect(session).toMatchObject({ id: link.webchat_id, view: 'inbox', expires_at: minutesOn(60).toISOString() });
  expect(session.notices).toMatchObject([{ kind: 'call', title: 'Dana Brandt', is_read: false }]);
  expect(user).toEqual({ name: 'Ida', language: 'fr' });
});

test('200: a caller’s chat has no account and sees no calls', async () => {
  const { session, user } = await enter(await aLink());
  expect(user).toBeNull();
  expect(session.notices).toEqual([]);
});

test('200: reopens in the same browser within the hour, with tokens bounded by it', async () => {
  const link = await aLink();
  await enter(link);
  to(minutesOn(50));
  const { auth, session } = await enter(link);
  expect(auth.expires_in).toBe(600);
  expect(session.expires_at).toBe(minutesOn(60).toISOString());
});

test('410: expires an hour after the first opening', async () => {
  const link = await aLink();
  const { auth } = await enter(link);
  to(minutesOn(59));
  const last = await enter(link);
  to(minutesOn(60));
  await expect(enter(link)).rejects.toMatchObject(over);
  for (const { access_token } of [auth, last.auth]) {
    await expect(withBearer(webChat.getChat, getChat, access_token)({})).rejects.toMatchObject({ status: 401 });
  }
});

test('410: an unopened link is valid for a day', async () => {
  const [early, late] = [await aLink(), await aLink()];
  to(minutesOn(24 * 60 - 1));
  await enter(early);
  to(minutesOn(24 * 60));
  await expect(enter(late)).rejects.toMatchObject(over);
});

test('410: rejects another browser, a wrong token and a missing link', async () => {
  const link = await aLink();
  await enter(link, 'the browser that was first');
  await expect(enter(link, 'the browser that was second')).rejects.toMatchObject(over);
  await expect(enter({ ...link, token: `${link.token}A` })).rejects.toMatchObject(over);
  await expect(enter({ ...link, webchat_id: newId('webchat') })).rejects.toMatchObject(over);
});

test('410: parallel first openings bind exactly one browser', async () => {
  for (let round = 0; round < 5; round++) {
    const link = await aLink();
    const browsers = Array.from({ length: 8 }, (_, i) => `browser number ${i} of this round`);
    const results = await Promise.allSettled(browsers.map((browser) => enter(link, browser)));
    const inside = browsers.filter((_, i) => results[i]?.status === 'fulfilled');
    expect(inside).toHaveLength(1);
    for (const browser of browsers) {
      const again = enter(link, browser);
      await (browser === inside[0] ? again : expect(again).rejects.toMatchObject(over));
    }
  }
});

test('410: a token never opens another link', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => aLink()));
  const pair = fc.tuple(fc.constantFrom(...made), fc.constantFrom(...made)).filter(([one, other]) => one !== other);
  await fc.assert(
    fc.asyncProperty(pair, fc.string({ minLength: 16, maxLength: 40 }), async ([one, other], browser) => {
      const swapped = enter({ webchat_id: one.webchat_id, token: other.token }, browser);
      await expect(swapped).rejects.toMatchObject(over);
    }),
    { numRuns: 40 },
  );
});

test('410: rejects links of a blocked or logged-out account', async () => {
  for (const change of [{ epoch: 1 }, { blocked: { at: NOW.toISOString(), reason: 'x', operator: 'y' } }]) {
    const account_id = await anAccount();
    const link = await aLink(account_id);
    const { auth } = await enter(link);
    const account = (await accounts.of(account_id))!;
    const { revision: _, ...fields } = account;
    await accounts.replace(account, { ...fields, ...change });
    await expect(withBearer(webChat.getChat, getChat, auth.access_token)({})).rejects.toMatchObject({ status: 401 });
    await expect(enter(link)).rejects.toMatchObject(over);
  }
});

test('200: chats of different accounts are isolated', async () => {
  const seats = await Promise.all(
    Array.from({ length: 3 }, async (_, i) => {
      const account_id = await anAccount();
      const calls = callStore(table);
      await calls.commit(calls.add(aCall(account_id, { caller_name: `Caller of ${i}` })));
      return { i, account_id, bearer: (await enter(await aLink(account_id))).auth.access_token };
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...seats), fc.string({ minLength: 1, maxLength: 20 }), async (seat, word) => {
      const text = `${seat.i}: ${word}.`;
      const after = await withBearer(webChat.sendLine, sendLine, seat.bearer)({ text });
      const mine = new RegExp(`^${seat.i}: `);
      expect(after.messages.every((line) => mine.test(line.text))).toBe(true);
      expect(after.notices.map(({ title }) => title)).toEqual([`Caller of ${seat.i}`]);
      for (const other of seats.filter(({ i }) => i !== seat.i)) {
        expect((await read.talks.lines(other.account_id, NOW)).some((line) => mine.test(line.text))).toBe(false);
      }
    }),
    { numRuns: 20 },
  );
});

test('409: gives up when other writers always win', async () => {
  const link = await aLink();
  const busy = { ...links, enter: async () => Promise.reject(new Fault('request.conflict')) };
  context.links = busy;
  await expect(enter(link)).rejects.toMatchObject({ code: 'request.conflict' });
  context.links = links;
});

test('429: limits openings per network and hour', async () => {
  context.limits = limited;
  const [most] = limits.chat.network;
  for (let i = 0; i < most; i++) {
    await expect(enter({ webchat_id: newId('webchat'), token: 'x' })).rejects.toMatchObject({ status: 410 });
  }
  await expect(enter({ webchat_id: newId('webchat'), token: 'x' })).rejects.toMatchObject({ code: 'request.too-many' });
});
