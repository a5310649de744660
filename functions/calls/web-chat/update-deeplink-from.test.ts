import { beforeEach, expect, test } from 'vitest';

import { calling, exhausted } from '#functions/platform/testing.ts';
import { chatFixture, minutesOn, NOW } from '#functions/calls/web-chat/testing.ts';
import { handler } from '#functions/calls/web-chat/update-deeplink-from.ts';
import { webChat } from '#shared/api/web-chat.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const { context, to, aLink, enter, read } = chatFixture();
beforeEach(() => to(NOW));
const note = calling(webChat.updateDeeplinkFrom, handler.with(context));

test('200: records where a link was clicked, before and after opening, without opening it', async () => {
  const { webchat_id, token: webchat_token } = await aLink();
  await note({ webchat_id, webchat_token, deeplink_click_from: 'sms', telecom_operator: 'Lakeline Mobile' });
  const input = { deeplink_click_from: 'sms', telecom_operator: 'Lakeline Mobile' };
  expect(await read.chats.of(webchat_id)).toMatchObject({ ...input, opened_at: null, closes_at: null });
  await enter({ webchat_id, token: webchat_token });
  await note({ webchat_id, webchat_token, deeplink_click_from: 'qr' });
  expect(await read.chats.of(webchat_id)).toMatchObject({ ...input, deeplink_click_from: 'qr' });
});

test('409: gives up when other writers always win', async () => {
  const busy = { ...context.links, note: async () => Promise.reject(new Fault('request.conflict')) };
  const late = calling(webChat.updateDeeplinkFrom, handler.with({ ...context, links: busy }));
  const { webchat_id, token: webchat_token } = await aLink();
  await expect(late({ webchat_id, webchat_token, deeplink_click_from: 'sms' })).rejects.toMatchObject({ status: 409 });
});

test('410: rejects missing, swapped and ended links alike', async () => {
  const [one, other] = [await aLink(), await aLink()];
  const input = { deeplink_click_from: 'sms' } as const;
  const absent = note({ webchat_id: newId('webchat'), webchat_token: one.token, ...input });
  await expect(absent).rejects.toMatchObject({ code: 'auth.link-expired' });
  const swapped = note({ webchat_id: one.webchat_id, webchat_token: other.token, ...input });
  await expect(swapped).rejects.toMatchObject({ code: 'auth.link-expired' });
  await enter(one);
  to(minutesOn(60));
  const late = note({ webchat_id: one.webchat_id, webchat_token: one.token, ...input });
  await expect(late).rejects.toMatchObject({ code: 'auth.link-expired' });
});

test('429: limits each network', async () => {
  const limited = calling(webChat.updateDeeplinkFrom, handler.with({ ...context, limits: exhausted }));
  const { webchat_id, token: webchat_token } = await aLink();
  await expect(limited({ webchat_id, webchat_token, deeplink_click_from: 'sms' })).rejects.toMatchObject({
    status: 429,
  });
});
