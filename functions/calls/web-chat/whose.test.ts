import { expect, test } from 'vitest';

import { aMember, calling, exhausted } from '#functions/platform/testing.ts';
import { chatFixture } from '#functions/calls/web-chat/testing.ts';
import { handler } from '#functions/calls/web-chat/whose.ts';
import { webChat } from '#shared/api/web-chat.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

const { context, anAccount, aLink, read } = chatFixture();
const whoseTo = (account_id: AccountId, on = context) =>
  calling(webChat.whose, handler.with(on), { as: aMember(account_id) });

test('200: says whether a link is the member’s own without opening it', async () => {
  const account_id = await anAccount();
  const { webchat_id, token: webchat_token } = await aLink(account_id);
  const link = { webchat_id, webchat_token };
  expect(await whoseTo(account_id)(link)).toEqual({ is_own: true });
  expect(await whoseTo(await anAccount())(link)).toEqual({ is_own: false });
  expect(await read.chats.of(webchat_id)).toMatchObject({ opened_at: null });
});

test('200: a caller’s, a missing and a swapped link are not the member’s own', async () => {
  const account_id = await anAccount();
  const [own, callers] = [await aLink(account_id), await aLink()];
  for (const link of [
    { webchat_id: callers.webchat_id, webchat_token: callers.token },
    { webchat_id: own.webchat_id, webchat_token: callers.token },
    { webchat_id: newId('webchat'), webchat_token: own.token },
  ])
    expect(await whoseTo(account_id)(link)).toEqual({ is_own: false });
});

test('429: limits each network', async () => {
  const limited = whoseTo(newId('account'), { ...context, limits: exhausted });
  const link = { webchat_id: newId('webchat'), webchat_token: 'a token' };
  await expect(limited(link)).rejects.toMatchObject({ status: 429 });
});
