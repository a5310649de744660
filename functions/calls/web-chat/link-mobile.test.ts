import { beforeEach, expect, test } from 'vitest';

import { aMember, calling } from '#functions/platform/testing.ts';
import { handler } from '#functions/calls/web-chat/link-mobile.ts';
import { followLink, chatFixture, minutesOn, NOW } from '#functions/calls/web-chat/testing.ts';
import { webChat } from '#shared/api/web-chat.ts';
import { newId } from '#shared/values/id.ts';

const { context, to, anAccount, enter, shortLinks } = chatFixture();
beforeEach(() => to(NOW));

const link = async () => calling(webChat.linkMobile, handler.with(context), { as: aMember(await anAccount()) });

test('200: returns a link in the member’s language with its QR code, for one browser', async () => {
  const made = await (await link())({ context: 'payment' });
  expect(made).toMatchObject({ ios: null, android: null, expires_at: minutesOn(10).toISOString() });
  expect(made.qr_svg).toMatch(/^<svg /);
  const there = await followLink(made.universal, shortLinks, NOW);
  expect(there).toMatchObject({ language: 'fr', view: 'payment', from: 'qr' });
  expect((await enter(there)).user).toEqual({ name: 'Ida', language: 'fr' });
  await expect(enter(there, 'another phone altogether')).rejects.toMatchObject({ code: 'auth.link-expired' });
});

test('200: an expired login does not sign in', async () => {
  const { universal } = await (await link())({});
  const there = await followLink(universal, shortLinks, minutesOn(9));
  to(minutesOn(10));
  await expect(followLink(universal, shortLinks, minutesOn(10))).rejects.toMatchObject({ code: 'auth.link-expired' });
  await expect(enter(there)).rejects.toMatchObject({ code: 'auth.link-expired' });
});

test('401: rejects a deleted account', async () => {
  const linkAsDeleted = calling(webChat.linkMobile, handler.with(context), { as: aMember(newId('account')) });
  await expect(linkAsDeleted({})).rejects.toMatchObject({ code: 'auth.unauthenticated' });
});

test('429: allows ten an hour', async () => {
  const make = await link();
  for (let i = 0; i < 10; i++) await make({});
  await expect(make({})).rejects.toMatchObject({ code: 'request.too-many' });
});
