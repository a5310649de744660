import type { Context } from 'aws-lambda';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod';

import { toEvent } from '#functions/platform/event.ts';
import { handle } from '#functions/platform/handle.ts';
import { aMember, sending } from '#functions/platform/testing.ts';
import { domain } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const { echo, secret, look, refreshed, recognised, chatting, signed } = domain('test', {
  echo: {
    method: 'POST',
    path: '/echo/{id}',
    access: 'public',
    summary: 'Returns its input',
    input: z.strictObject({ id: z.string(), text: z.string().max(10).optional(), phone: z.string().optional() }),
    output: z.object({ id: z.string(), text: z.string().optional() }),
    errors: ['people.not-found'],
  },
  secret: {
    method: 'POST',
    path: '/secret',
    access: 'subscriber',
    summary: 'For subscribers',
    input: z.strictObject({ text: z.string() }),
    output: z.object({}),
    errors: [],
  },
  look: {
    method: 'GET',
    path: '/look',
    access: 'member',
    summary: 'The caller',
    input: z.strictObject({}),
    output: z.object({ role: z.string(), network: z.string(), device: z.string(), country: z.string().nullable() }),
    errors: [],
  },
  refreshed: {
    method: 'POST',
    path: '/refreshed',
    access: 'cookie',
    summary: 'For a browser with the cookie',
    input: z.strictObject({}),
    output: z.object({ was: z.string().nullable() }),
    errors: [],
  },
  recognised: {
    method: 'POST',
    path: '/recognised',
    access: 'public',
    recognises: true,
    summary: 'For all, with the member if there is one',
    input: z.strictObject({}),
    output: z.object({ known: z.boolean() }),
    errors: [],
  },
  chatting: {
    method: 'POST',
    path: '/chatting',
    access: 'chat',
    reads: true,
    summary: 'For visitors of a web chat and members',
    input: z.strictObject({}),
    output: z.object({ role: z.string() }),
    errors: [],
  },
  signed: {
    method: 'POST',
    path: '/signed',
    access: 'public',
    raw: true,
    summary: 'For a vendor that signs its requests',
    input: z.looseObject({}),
    output: z.object({ body: z.string(), signature: z.string() }),
    errors: [],
  },
});
const echoing = (logic: (input: { id: string; text?: string | undefined }) => Promise<object>) =>
  sending(
    echo,
    handle(echo, {}, async ({ input }) => (await logic(input)) as never),
  );
const post = (body: BodyInit, url = 'http://test/api/echo/one') => new Request(url, { method: 'POST', body });

afterEach(() => void delete process.env.STAGE);

test('strips output fields that the contract does not name', async () => {
  const answer = await echoing(async ({ id }) => ({ id, password: 'hunter2' }))(post('{}'));
  expect(await answer.json()).toEqual({ id: 'one' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('says the time, by which pages correct their clock, unless the answer may be kept', async () => {
  const kept = { ...echo, cachedSeconds: 60 };
  const answers = [
    await echoing(async ({ id }) => ({ id }))(post('{}')),
    await sending(
      kept,
      handle(kept, {}, async ({ input }) => input as never),
    )(post('{}')),
  ];
  const [now, later] = answers.map(({ headers }) => headers.get('x-now'));
  expect(Math.abs(Number(now) - Date.now())).toBeLessThan(60_000);
  expect(later).toBeNull();
});

test('path parameters override body and query', async () => {
  const answer = await echoing(async (input) => input)(post('{"id":"two"}', 'http://test/api/echo/one?id=three'));
  expect(await answer.json()).toEqual({ id: 'one' });
});

test('hides the details of an output that breaks the contract', async () => {
  const answer = await echoing(async () => ({ id: 42 }))(post('{}'));
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    message: 'Something went wrong, please try again later.',
    code: 'server.unexpected',
  });
});

test('a declared failure has code and message', async () => {
  const answer = await echoing(async () => Promise.reject(new Fault('people.not-found')))(post('{}'));
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ message: 'No results could be found.', code: 'people.not-found' });
});

test('logs an undeclared failure and still formats it', async () => {
  const failing = echoing(async () => Promise.reject(new Fault('request.conflict')));
  expect((await failing(post('{}'))).status).toBe(500);
});

test('rejects a stranger before validating the input', async () => {
  const answer = await sending(
    secret,
    handle(secret, {}, async () => ({})),
  )(post('{"nonsense":1}', 'http://test/api/secret'));
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ message: 'Unauthenticated.', code: 'auth.unauthenticated' });
});

test('a membership that ends now is no longer paid', async () => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  const handler = handle(secret, {}, async () => ({})).with({ clock: () => now });
  const as = (subscribedUntil: string | null) => ({ as: aMember(newId('account'), { subscribedUntil }) });
  const status = async (until: string | null) =>
    (await sending(secret, handler, as(until))(post('{"text":"x"}', 'http://test/api/secret'))).status;
  expect(await status('2026-11-21T12:00:00.000Z')).toBe(402);
  expect(await status(null)).toBe(402);
  expect(await status('2026-11-21T12:00:00.001Z')).toBe(200);
});

test.each([
  [new Uint8Array([0xff, 0xfe, 0x7b]), 422],
  ['{"text":', 422],
  ['null', 422],
  ['[]', 422],
  ['"text"', 422],
  ['"'.repeat(16_385), 413],
])('a body of %j is %d', async (body, status) => {
  const answer = await echoing(async (input) => input)(post(body));
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ message: 'The given data was invalid.' });
});

test.each([
  ['text', '{"text":"4242 4242 4242 4242"}', ''],
  ['text', '{"text":"４２４２-４２４２-４２４２-４２４２"}', ''],
  ['text.0.note', '{"text":[{"note":"it is 378282246310005"}]}', ''],
  ['text', '{}', '?text=4242424242424242'],
  ['anything', '{"anything":4242424242424242}', ''],
])('rejects a card number in %s: %s%s', async (field, body, query) => {
  let called = false;
  const answer = await echoing(async (input) => {
    called = true;
    return input;
  })(post(body, `http://test/api/echo/one${query}`));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({
    message: 'The given data was invalid.',
    code: 'request.card-number',
    errors: { [field]: ['Please leave card numbers out.'] },
  });
  expect(called).toBe(false);
});

test('accepts a phone number that looks like a card number', async () => {
  expect((await echoing(async ({ id }) => ({ id }))(post('{"phone":"4222222222222"}'))).status).toBe(200);
});

const sendSigned = sending(
  signed,
  handle(signed, {}, async ({ raw }) => ({ body: raw.body, signature: raw.header('Stripe-Signature') })),
);
const postSigned = (body: BodyInit) =>
  sendSigned(new Request('http://test/api/signed', { method: 'POST', body, headers: { 'stripe-signature': 't=1' } }));

test('passes a signed body unparsed, with its header', async () => {
  const body = '{ "number" : "4242424242424242",\n"b":"ünï" }';
  expect(await (await postSigned(body)).json()).toEqual({ body, signature: 't=1' });
  expect(await (await postSigned('no JSON')).json()).toMatchObject({ body: 'no JSON' });
});

test('allows larger signed bodies up to a limit', async () => {
  expect((await postSigned('x'.repeat(256 * 1024))).status).toBe(200);
  expect((await postSigned('x'.repeat(256 * 1024 + 1))).status).toBe(413);
});

test('decodes a base64 body', async () => {
  const event = await toEvent(echo, post('{"text":"ünï"}'));
  const encoded = { ...event, body: Buffer.from(event.body ?? '').toString('base64'), isBase64Encoded: true };
  const answer = await handle(echo, {}, async ({ input }) => input)(encoded, {} as Context);
  expect(JSON.parse(answer.body ?? '')).toEqual({ id: 'one', text: 'ünï' });
});

const support = { reason: 'A ticket', until: '2026-12-01T00:00:00.000Z' };
const visitor = { role: 'chat' as const, webchatId: newId('webchat'), accountId: newId('account') };
const member = aMember(newId('account'), { subscribedUntil: '2100-01-01T00:00:00.000Z' });
const supporter = { ...member, role: 'support' as const, support };
const looking = handle(look, {}, async ({ member, from }) => ({ role: member.role, ...from }));
const chat = handle(chatting, {}, async ({ caller }) => ({ role: caller.role }));

test('lets support read and not write', async () => {
  const get = new Request('http://test/api/look');
  expect((await sending(look, looking, { as: supporter })(get)).status).toBe(200);
  let changed = false;
  const changing = handle(secret, {}, async () => {
    changed = true;
    return {};
  });
  const answer = await sending(secret, changing, { as: supporter })(post('{"text":"x"}', 'http://test/api/secret'));
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'auth.read-only' });
  expect(changed).toBe(false);
  expect((await sending(chatting, chat, { as: supporter })(post('{}', 'http://test/api/chatting'))).status).toBe(200);
});

test('a web-chat visitor is not a member of the account', async () => {
  const ask = (url: string) => new Request(url);
  const refused = await sending(look, looking, { as: visitor })(ask('http://test/api/look'));
  // Not 401: a client of the specification would fetch the chat again, and then log out.
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'auth.account-needed' }]);
  const answer = await sending(chatting, chat, { as: visitor })(post('{}', 'http://test/api/chatting'));
  expect(await answer.json()).toEqual({ role: 'chat' });
  expect((await sending(chatting, chat)(post('{}', 'http://test/api/chatting'))).status).toBe(401);
  const isKnown = handle(recognised, {}, async ({ member }) => ({ known: member !== undefined }));
  const knows = async (as: typeof visitor | typeof member | undefined): Promise<unknown> =>
    (await sending(recognised, isKnown, { as })(post('{}', 'http://test/api/recognised'))).json();
  expect([await knows(member), await knows(visitor), await knows(undefined)]).toEqual([
    { known: true },
    { known: false },
    { known: false },
  ]);
});

test('takes client details from the edge, and only those needed', async () => {
  const headers = {
    'x-viewer-address': '203.0.113.77',
    'x-viewer-country': 'FR',
    'x-forwarded-for': '198.51.100.1',
    'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15',
  };
  const answer = await sending(look, looking, { as: member })(new Request('http://test/api/look', { headers }));
  expect(await answer.json()).toEqual({
    role: 'member',
    network: '203.0.113.0/24',
    device: 'Safari on macOS',
    country: 'FR',
  });
});

const renewing = handle(refreshed, {}, async ({ cookies }) => {
  const current = cookies.get('rt') ?? null;
  cookies.set('rt', 'next', { maxAge: 60 });
  return { was: current };
});
const refresh = (headers: Record<string, string>) =>
  sending(refreshed, renewing)(new Request('http://test/api/refreshed', { method: 'POST', body: '{}', headers }));

test('reads a cookie and sets it with its flags', async () => {
  const answer = await refresh({ cookie: 'other=1; __Host-rt=before', 'x-requested-with': 'XMLHttpRequest' });
  expect(await answer.json()).toEqual({ was: 'before' });
  expect(answer.headers.getSetCookie()).toEqual([
    '__Host-rt=next; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=60',
  ]);
});

test.each([
  ['no script of ours', {}],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' }],
  ['another site', { 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'cross-site' }],
  ['another site of the domain', { 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'same-site' }],
])('ignores a cookie that %s sends', async (_, headers) => {
  const answer = await refresh({ cookie: '__Host-rt=before', ...(headers as Record<string, string>) });
  expect(answer.status).toBe(401);
  expect(answer.headers.getSetCookie()).toEqual([]);
});
