import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import webPush from 'web-push';

import { fakePush } from '#functions/providers/push/fake.ts';
import { webPushOf } from '#functions/providers/push/web-push.ts';

/** A browser with keys of its own. */
const secret = createECDH('prime256v1');
secret.generateKeys();
const auth = Buffer.alloc(16, 7);
const browser = {
  endpoint: 'https://push.example/send/1',
  keys: { p256dh: secret.getPublicKey('base64url'), auth: auth.toString('base64url') },
};
const message = {
  tag: 'msg_1',
  title: 'Results',
  text: '3 人見つかりました',
  path: '/ja',
  language: 'ja',
  silent: false,
};

let requests: { headers: Headers; body: Buffer }[] = [];
let status = 201;
const server = setupServer(
  http.post(browser.endpoint, async ({ request }) => {
    requests.push({ headers: request.headers, body: Buffer.from(await request.arrayBuffer()) });
    return new HttpResponse(null, { status });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  requests = [];
  status = 201;
});
afterAll(() => server.close());

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const vapid = async () => ({ public_key: publicKey, private_key: privateKey, contact: 'https://calluna.example' });
/** Decrypts a message as the browser does (RFC 8291 and RFC 8188). */
function opened(body: Buffer): unknown {
  const [salt, from, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), secret.getPublicKey(), from]);
  const key = derive(secret.computeSecret(from), auth, info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}

describe.each([
  [
    'fake',
    (isGone: boolean) => {
      const push = fakePush({ gone: isGone ? [browser.endpoint] : [] });
      return { push, shown: () => push.sent.map((each) => each.message) };
    },
  ],
  [
    'web push',
    (isGone: boolean) => {
      status = isGone ? 410 : 201;
      return { push: webPushOf(vapid), shown: () => requests.map(({ body }) => opened(body)) };
    },
  ],
])('%s', (_, make) => {
  test('delivers a message that only its browser can read', async () => {
    const { push, shown } = make(false);
    expect(await push.send(browser, message)).toBe('taken');
    expect(shown()).toEqual([message]);
  });

  test('reports an expired subscription as gone', async () => {
    expect(await make(true).push.send(browser, message)).toBe('gone');
  });
});

test('the push service sees sender, TTL and topic, but no content', async () => {
  await webPushOf(vapid).send(browser, message);
  await webPushOf(vapid).send(browser, { ...message, text: 'other' });
  const [one, other] = requests;
  expect(one?.headers.get('authorization')).toContain(`k=${publicKey}`);
  expect(one?.headers.get('ttl')).toBe('86400');
  expect(one?.headers.get('topic')).toMatch(/^[\w-]{32}$/);
  expect(other?.headers.get('topic')).toBe(one?.headers.get('topic'));
  expect(one?.body.includes('Results')).toBe(false);
});

test('reports an unknown subscription as gone', async () => {
  status = 404;
  expect(await webPushOf(vapid).send(browser, message)).toBe('gone');
});

test.each([429, 500])('throws on status %d, so that it is retried', async (code) => {
  status = code;
  await expect(webPushOf(vapid).send(browser, message)).rejects.toThrow();
});

test('sends nothing without keys', async () => {
  await expect(webPushOf(async () => undefined).send(browser, message)).rejects.toThrow('PUSH_SECRET');
  expect(requests).toEqual([]);
});
