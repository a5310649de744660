import { beforeEach, expect, test } from 'vitest';

import { calling, exhausted } from '#functions/platform/testing.ts';
import { handler } from '#functions/calls/web-chat/begin.ts';
import { handler as sendLine } from '#functions/composition/calls/web-chat/send-line.ts';
import { aVisitor, chatFixture } from '#functions/calls/web-chat/testing.ts';
import { webChat } from '#shared/api/web-chat.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addMinutes } from '#shared/values/duration.ts';

/** Half past nine in Chicago, and half past ten in the evening. */
const OPEN = new Date('2026-11-21T15:30:00Z');
const CLOSED = new Date('2026-11-22T04:30:00Z');
const { context, to, enter, read } = chatFixture();
const proof = async () => undefined;
beforeEach(() => to(OPEN));

const begin = (more: object = {}) =>
  calling(webChat.begin, handler.with({ ...context, proof, ...more }))({ lang: 'ar' });

test('200: a visitor begins a chat, opens it, and their message reaches support', async () => {
  const { webchat_id, webchat_token } = await begin();
  const { session, user } = await enter({ webchat_id, token: webchat_token });
  expect(session).toMatchObject({ id: webchat_id, lang: 'ar', messages: [] });
  expect(user).toBeNull();
  const visitor = aVisitor({ webchat_id } as Parameters<typeof aVisitor>[0]);
  await calling(webChat.sendLine, sendLine.with(context), { as: visitor })({ text: 'Is a trial free?' });
  expect(await read.talks.lines(webchat_id, OPEN)).toMatchObject([{ who: 'caller', text: 'Is a trial free?' }]);
});

test('200: each chat is another one, and an unopened one closes within minutes', async () => {
  const [one, other] = [await begin(), await begin()];
  expect(other.webchat_id).not.toBe(one.webchat_id);
  to(addMinutes(OPEN, 10));
  await expect(enter({ webchat_id: one.webchat_id, token: one.webchat_token })).rejects.toMatchObject({
    code: 'auth.link-expired',
  });
});

test('409: outside the hours of support there is no chat', async () => {
  to(CLOSED);
  await expect(begin()).rejects.toMatchObject({ code: 'web-chat.closed', status: 409 });
});

test('429: takes a proof, and ten chats an hour from one network', async () => {
  const none = async () => Promise.reject(new Fault('request.proof-needed'));
  await expect(begin({ proof: none })).rejects.toMatchObject({ code: 'request.proof-needed' });
  await expect(begin({ limits: exhausted })).rejects.toMatchObject({ code: 'request.too-many' });
});
