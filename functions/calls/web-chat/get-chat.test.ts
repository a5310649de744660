import { beforeEach, expect, test } from 'vitest';

import { callStore } from '#functions/calls/assistant/store.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { handler } from '#functions/calls/web-chat/get-chat.ts';
import { aCall, aVisitor, chatFixture, minutesOn, NOW } from '#functions/calls/web-chat/testing.ts';
import { webChat } from '#shared/api/web-chat.ts';
import { newId } from '#shared/values/id.ts';

const { table, context, to, anAccount, aLink, enter, talks } = chatFixture();
beforeEach(() => to(NOW));
const calls = callStore(table);

test('200: a member’s own chat does not expire and lists calls with their reasons', async () => {
  const account_id = await anAccount();
  const appointment = {
    id: newId('appointment'),
    starts_at: '2026-11-23T16:30:00.000Z',
    tz: 'America/Chicago',
    state: 'proposed' as const,
  };
  const at = (minute: number) => ({ started_at: minutesOn(minute).toISOString(), id: newId('call', minute) });
  await calls.commit(
    calls.add(aCall(account_id, at(1))),
    calls.add(
      aCall(account_id, {
        ...at(2),
        status: 'voicemail',
        caller_name: null,
        reason: null,
        transcript_preview: 'Thursday moves',
      }),
    ),
    calls.add(aCall(account_id, { ...at(3), appointment, is_read: true })),
    calls.add(aCall(await anAccount(), at(4))),
  );
  const chat = await calling(webChat.getChat, handler.with(context), { as: aMember(account_id) })({});
  expect(chat).toMatchObject({ id: null, expires_at: null, live: null, messages: [] });
  expect(chat.notices.map(({ kind, title, is_read }) => [kind, title, is_read])).toEqual([
    ['appointment', 'Dana Brandt', true],
    ['voicemail', '+16125550138', false],
    ['call', 'Dana Brandt', false],
  ]);
  expect(chat.notices[1]?.text).toBe('Thursday moves');
});

test('200: an expired conversation shows its expiry as its end', async () => {
  const account_id = await anAccount();
  await talks.write({ talk_id: account_id, until: null }, { who: 'owner', name: null, text: 'Hello' }, NOW);
  to(minutesOn(12));
  const { live } = await calling(webChat.getChat, handler.with(context), { as: aMember(account_id) })({});
  expect(live?.ended_at).toBe(minutesOn(10).toISOString());
});

test('410: rejects an expired link', async () => {
  const link = await aLink();
  await enter(link);
  const get = calling(webChat.getChat, handler.with(context), { as: aVisitor(link) });
  await get({});
  to(minutesOn(60));
  await expect(get({})).rejects.toMatchObject({ code: 'web-chat.ended' });
});
