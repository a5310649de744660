import { beforeEach, expect, test } from 'vitest';

import { leaveEmailHandler } from '#functions/calls/web-chat/leave-email.ts';
import { aVisitor, chatFixture, minutesOn, NOW } from '#functions/calls/web-chat/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import type { Caller } from '#functions/platform/session.ts';
import { webChat } from '#shared/api/web-chat.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const { context, to, anAccount, aLink, enter, read } = chatFixture();
beforeEach(() => to(NOW));

const leave = (as: Caller, more: object = {}) =>
  calling(webChat.leaveEmail, leaveEmailHandler(async () => []).with({ ...context, ...more }), { as });
const email = 'visitor@example.com';

test('200: a visitor leaves an address, and corrects it', async () => {
  const link = await aLink();
  await enter(link);
  await leave(aVisitor(link))({ email: 'vistor@example.com' });
  expect(await leave(aVisitor(link))({ email })).toMatchObject({ is_answered_by_mail: true });
  expect(await read.chats.of(link.webchat_id)).toMatchObject({ email });
});

test('200: an account keeps its own', async () => {
  const account_id = await anAccount();
  const link = await aLink(account_id);
  await enter(link);
  expect(await leave(aVisitor(link, account_id))({ email })).toMatchObject({ is_answered_by_mail: true });
  expect(await leave(aMember(account_id))({ email })).toMatchObject({ is_answered_by_mail: true });
  expect(await read.chats.of(link.webchat_id)).toMatchObject({ email: null });
});

test('409: gives up when other writers always win', async () => {
  const link = await aLink();
  await enter(link);
  const chats = { ...read.chats, replace: async () => Promise.reject(new Fault('request.conflict')) };
  const busy = leave(aVisitor(link), { read: { ...read, chats } });
  await expect(busy({ email })).rejects.toMatchObject({ code: 'request.conflict' });
});

test('410: rejects a link after its hour', async () => {
  const link = await aLink();
  await enter(link);
  to(minutesOn(60));
  await expect(leave(aVisitor(link))({ email })).rejects.toMatchObject({ code: 'web-chat.ended' });
});

test('429: takes five addresses an hour', async () => {
  const link = await aLink();
  await enter(link);
  for (let n = 0; n < 5; n++) await leave(aVisitor(link))({ email: `a${n}@example.com` });
  await expect(leave(aVisitor(link))({ email })).rejects.toMatchObject({ code: 'request.too-many' });
});
