import { beforeEach, expect, test } from 'vitest';

import { callStore } from '#functions/calls/assistant/store.ts';
import { messageStore, outboxOf } from '#functions/messaging/public.ts';
import { calling } from '#functions/platform/testing.ts';
import { handler } from '#functions/calls/web-chat/renew.ts';
import { aCall, followLink, chatFixture, minutesOn, NOW, PHONE } from '#functions/calls/web-chat/testing.ts';
import { webChat } from '#shared/api/web-chat.ts';
import { newId } from '#shared/values/id.ts';

const { table, context, links, shortLinks, to, anAccount, aLink, enter } = chatFixture();
// Rates are counted on: no test may begin before another one ended.
let start = NOW;
beforeEach(() => to((start = minutesOn(14 * 24 * 60, start))));

const calls = callStore(table);
const renew = calling(webChat.renew, handler.with({ ...context, calls, outbox: outboxOf(table, async () => {}) }));
const texts = () => messageStore(table).latest(100);
const nothing = { ends_in: null, waiting: 0 };

test('200: sends a new link for the same chat to the same number', async () => {
  const account_id = await anAccount();
  await calls.commit(calls.add(aCall(account_id)), calls.add(aCall(account_id, { is_read: true })));
  const { webchat_id, token } = await aLink(account_id);
  await enter({ webchat_id, token });
  to(minutesOn(60, start));
  expect(await renew({ webchat_id, webchat_token: token })).toEqual({ ends_in: '38', waiting: 1 });
  const [text] = await texts();
  expect(text).toMatchObject({ to: PHONE, purpose: 'chat-link' });
  const [link = ''] = /http\S+/.exec(text?.text ?? '') ?? [];
  const there = await followLink(link, shortLinks, minutesOn(60, start));
  expect(there).toMatchObject({ language: 'en', view: 'inbox', from: 'sms' });
  expect(there.webchat_id).not.toBe(webchat_id);
  expect((await enter(there)).user).toEqual({ name: 'Ida', language: 'fr' });
});

test('200: replies the same for an unknown, wrong, textless or expired link', async () => {
  const before = (await texts()).length;
  const { webchat_id, token } = await aLink();
  expect(await renew({ webchat_id: newId('webchat'), webchat_token: token })).toEqual(nothing);
  expect(await renew({ webchat_id, webchat_token: 'wrong' })).toEqual(nothing);
  const mailed = links.open({ account_id: null, view: 'inbox', language: 'en', email: 'dana@example.com' }, start);
  await table.commit(mailed.write);
  expect(await renew({ webchat_id: mailed.webchat_id, webchat_token: mailed.token })).toEqual(nothing);
  to(minutesOn(7 * 24 * 60, start));
  expect(await renew({ webchat_id, webchat_token: token })).toEqual(nothing);
  expect(await texts()).toHaveLength(before);
});

test('429: allows three an hour, whether the link exists or not', async () => {
  for (const { webchat_id, token } of [await aLink(), { webchat_id: newId('webchat'), token: 'x' }]) {
    for (let i = 0; i < 3; i++) await renew({ webchat_id, webchat_token: token });
    await expect(renew({ webchat_id, webchat_token: token })).rejects.toMatchObject({ code: 'request.too-many' });
  }
});
