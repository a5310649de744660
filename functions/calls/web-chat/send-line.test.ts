import { beforeEach, expect, test } from 'vitest';

import { aMember, calling } from '#functions/platform/testing.ts';
import { handler } from '#functions/composition/calls/web-chat/send-line.ts';
import { aVisitor, chatFixture, minutesOn, NOW } from '#functions/calls/web-chat/testing.ts';
import { webChat } from '#shared/api/web-chat.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const { context, to, anAccount, aLink, enter, talks, read } = chatFixture();
beforeEach(() => to(NOW));

const by = (as: Parameters<typeof aMember>[0] | ReturnType<typeof aVisitor>) =>
  calling(webChat.sendLine, handler.with(context), { as: typeof as === 'string' ? aMember(as) : as });

test('200: the first message starts a conversation, the next one extends it', async () => {
  const send = by(await anAccount());
  const first = await send({ text: '  Is anybody there?  ' });
  expect(first.messages).toMatchObject([{ who: 'owner', name: null, text: 'Is anybody there?' }]);
  expect(first.live).toMatchObject({ ends_at: minutesOn(10).toISOString(), ended_at: null });
  to(minutesOn(7));
  const { live, messages } = await send({ text: 'Hello?' });
  expect(messages.map(({ text }) => text)).toEqual(['Is anybody there?', 'Hello?']);
  expect(live).toMatchObject({ started_at: NOW.toISOString(), ends_at: minutesOn(17).toISOString() });
});

test('200: a member and their chats share a conversation', async () => {
  const account_id = await anAccount();
  const link = await aLink(account_id);
  await enter(link);
  await by(account_id)({ text: 'From the desk' });
  const { messages } = await by(aVisitor(link, account_id))({ text: 'From the phone' });
  expect(messages.map(({ text }) => text)).toEqual(['From the desk', 'From the phone']);
});

test('200: support replies under a name, which extends the conversation', async () => {
  const account_id = await anAccount();
  await by(account_id)({ text: 'Hello' });
  await talks.answer(account_id, { name: 'Noor', text: 'Hello Ida' }, minutesOn(5));
  to(minutesOn(14));
  const { messages, live } = await by(account_id)({ text: 'Thanks' });
  expect(messages[1]).toMatchObject({ who: 'support', name: 'Noor', text: 'Hello Ida' });
  expect(live?.started_at).toBe(NOW.toISOString());
});

test('200: a member’s message after the end starts a new conversation', async () => {
  const send = by(await anAccount());
  await send({ text: 'One' });
  to(minutesOn(30));
  expect((await send({ text: 'Two' })).live).toMatchObject({ started_at: minutesOn(30).toISOString(), ended_at: null });
});

test('200: concurrent writers lose no message', async () => {
  const account_id = await anAccount();
  const send = by(account_id);
  const words = Array.from({ length: 6 }, (_, i) => `line ${i}`);
  await Promise.all(words.map((text) => send({ text })));
  expect((await read.talks.lines(account_id, NOW)).map(({ text }) => text).sort()).toEqual(words);
});

test('200: a message expires after thirty days', async () => {
  const account_id = await anAccount();
  await by(account_id)({ text: 'Old' });
  expect(await read.talks.lines(account_id, minutesOn(29 * 24 * 60))).toHaveLength(1);
  expect(await read.talks.lines(account_id, minutesOn(30 * 24 * 60))).toEqual([]);
});

test('409: gives up when other writers always win', async () => {
  const busy = { ...talks, write: async () => Promise.reject(new Fault('request.conflict')) };
  const as = aMember(await anAccount());
  const send = calling(webChat.sendLine, handler.with({ ...context, talks: busy }), { as });
  await expect(send({ text: 'Hello' })).rejects.toMatchObject({ code: 'request.conflict' });
});

test('410: a caller’s ended conversation and expired link stay closed', async () => {
  const link = await aLink();
  await enter(link);
  const send = by(aVisitor(link));
  await send({ text: 'Hello' });
  await talks.end(link.webchat_id, minutesOn(2));
  to(minutesOn(3));
  await expect(send({ text: 'One more' })).rejects.toMatchObject({ code: 'web-chat.ended' });

  const account_id = await anAccount();
  const own = await aLink(account_id);
  await enter(own);
  to(minutesOn(63));
  await expect(by(aVisitor(own, account_id))({ text: 'Late' })).rejects.toMatchObject({ code: 'web-chat.ended' });
});

test('410: support cannot reply where no conversation was started or the link is closed', async () => {
  const link = await aLink();
  await enter(link);
  const answer = (at: Date) => talks.answer(link.webchat_id, { name: 'Noor', text: 'Hello' }, at);
  await expect(answer(NOW)).rejects.toMatchObject({ code: 'web-chat.ended' });
  await by(aVisitor(link))({ text: 'Hello' });
  await answer(minutesOn(1));
  await expect(answer(minutesOn(61))).rejects.toMatchObject({ code: 'web-chat.ended' });
});

test('422: rejects a blank message', async () => {
  const send = by(await anAccount());
  await expect(send({ text: '   ' })).rejects.toMatchObject({ code: 'request.invalid' });
});

test('429: allows sixty messages in ten minutes', async () => {
  const send = by(await anAccount());
  const stopped = { ...context.talks, write: async () => {} };
  const quick = calling(webChat.sendLine, handler.with({ ...context, talks: stopped }), {
    as: aMember(await anAccount()),
  });
  for (let i = 0; i < 60; i++) await quick({ text: 'x' });
  await expect(quick({ text: 'x' })).rejects.toMatchObject({ code: 'request.too-many' });
  await send({ text: 'another account goes on' });
});
