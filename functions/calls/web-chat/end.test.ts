import { beforeEach, expect, test } from 'vitest';

import { aMember, calling } from '#functions/platform/testing.ts';
import { handler } from '#functions/calls/web-chat/end.ts';
import { aVisitor, chatFixture, minutesOn, NOW } from '#functions/calls/web-chat/testing.ts';
import { webChat } from '#shared/api/web-chat.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const { context, to, anAccount, aLink, enter, talks, read } = chatFixture();
beforeEach(() => to(NOW));

async function openConversation() {
  const account_id = await anAccount();
  await talks.write({ talk_id: account_id, until: null }, { who: 'owner', name: null, text: 'Hello' }, NOW);
  return account_id;
}
const by = (account_id: Awaited<ReturnType<typeof anAccount>>, more: Partial<typeof context> = {}) =>
  calling(webChat.end, handler.with({ ...context, ...more }), { as: aMember(account_id) });

test('200: ends the conversation in every window', async () => {
  const account_id = await openConversation();
  to(minutesOn(8));
  const ask = () => by(account_id)({});
  expect((await ask()).live?.ended_at).toBe(minutesOn(8).toISOString());
  expect((await read.talks.of(account_id))?.live?.ended_at).toBe(minutesOn(8).toISOString());
});

test('409: gives up when other writers always win', async () => {
  const busy = { ...talks, end: async () => Promise.reject(new Fault('request.conflict')) };
  await expect(by(await openConversation(), { talks: busy })({})).rejects.toMatchObject({ code: 'request.conflict' });
});

test('410: rejects ending a conversation that is not open', async () => {
  await expect(by(await anAccount())({})).rejects.toMatchObject({ code: 'web-chat.ended' });
  const account_id = await openConversation();
  to(minutesOn(10));
  await expect(by(account_id)({})).rejects.toMatchObject({ code: 'web-chat.ended' });
  await talks.write({ talk_id: account_id, until: null }, { who: 'owner', name: null, text: 'Again' }, minutesOn(11));
  await talks.end(account_id, minutesOn(12));
  to(minutesOn(13));
  await expect(by(account_id)({})).rejects.toMatchObject({ code: 'web-chat.ended' });
});

test('410: rejects a link after its hour', async () => {
  const link = await aLink();
  await enter(link);
  to(minutesOn(60));
  const ask = calling(webChat.end, handler.with(context), { as: aVisitor(link) });
  await expect(ask({})).rejects.toMatchObject({ code: 'web-chat.ended' });
});
