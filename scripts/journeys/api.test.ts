import { request as httpRequest } from 'node:http';

import { describe, expect, test } from 'vitest';

import { CLAIMED_ADDRESS } from '#scripts/dev/server.ts';
import { anAddress, devServer } from '#scripts/journeys/journey.ts';

const send = (path: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set(CLAIMED_ADDRESS, anAddress());
  return fetch(`${devServer()}/api${path}`, { ...init, headers });
};
const post = (path: string, body: string | Uint8Array, headers: Record<string, string> = {}) =>
  send(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: body as BodyInit });
const refusal = async (response: Response) => ({ status: response.status, ...((await response.json()) as object) });

const sound = { type: 'name', last_name: 'Okafor' };
const invalid = { status: 422, message: 'The given data was invalid.', code: 'request.invalid' };

describe('refuses malformed requests in Laravel’s error shape', () => {
  test.each([
    ['an unknown field', { ...sound, admin: true }, { admin: ['This field is not known.'] }],
    ['a field of the wrong type', { ...sound, last_name: 7 }, { last_name: ['This value is invalid.'] }],
    ['a field that is a list', { ...sound, city: ['Duluth'] }, { city: ['This value is invalid.'] }],
    ['no type', { last_name: 'Okafor' }, { type: ['This field is required.'] }],
    ['an unknown type', { ...sound, type: 'face' }, { type: ['This value is invalid.'] }],
    ['an unknown language', { ...sound, language: 'xx' }, { language: ['This value is invalid.'] }],
    ['an empty search', { type: 'email', search_query: ' ' }, { search_query: ['Search text must not be empty.'] }],
    ['a first name alone', { type: 'name', first_name: 'Tamsin' }, { last_name: ['A last name is required.'] }],
    ['no phone number', { type: 'phone', search_query: '12' }, { search_query: ['Invalid Phone Number'] }],
    ['no email', { type: 'email', search_query: 'tamsin@' }, { search_query: ['Invalid Email Address'] }],
    ['a text that is too long', { ...sound, last_name: 'x'.repeat(257) }, { last_name: ['This text is too long.'] }],
  ])('%s', async (_, body, errors) => {
    expect(await refusal(await post('/people/searches', JSON.stringify(body)))).toEqual({ ...invalid, errors });
  });

  test.each([
    ['broken JSON', '{"type":'],
    ['a list', '[]'],
    ['a text', '"name"'],
    ['null', 'null'],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00])],
  ])('%s', async (_, body) => {
    expect(await refusal(await post('/people/searches', body))).toMatchObject(invalid);
  });

  test.each(['__proto__', 'constructor', 'toString'])('%s, a field like any other', async (field) => {
    const body = `{"type":"name","last_name":"Okafor","${field}":{"admin":true}}`;
    expect(await refusal(await post('/people/searches', body))).toMatchObject(invalid);
  });

  test.each([
    ['17 KB', 17 * 1024],
    ['more than is ever read', 3 * 1024 * 1024],
  ])('%s', async (_, size) => {
    const response = await post('/people/searches', JSON.stringify({ ...sound, city: 'x'.repeat(size) }));
    expect(await refusal(response)).toMatchObject({ status: 413, message: 'The given data was invalid.' });
  });

  test.each(['age_from=7', 'age_from=old', 'page=0', 'page=1.5', 'colour=red'])('a query of %s', async (query) => {
    const { search_id } = (await (await post('/people/searches', JSON.stringify(sound))).json()) as {
      search_id: string;
    };
    expect(await refusal(await send(`/people/searches/${search_id}?${query}`))).toMatchObject(invalid);
  });
});

describe('answers 404 for what does not exist', () => {
  const missing = { status: 404, message: 'No results could be found.' };

  test.each([
    ['GET', '/nothing'],
    ['PUT', '/people/searches'],
    ['DELETE', '/people/index'],
    ['GET', '/people/index/'],
    ['GET', '//people/index'],
    ['GET', '/people/%E0%A4%A'],
    ['OPTIONS', '/people/index'],
  ])('%s %s', async (method, path) => {
    expect(await refusal(await send(path, { method }))).toMatchObject({ ...missing, code: 'request.unknown-route' });
  });

  test('an unknown search', async () => {
    expect(await refusal(await send(`/people/searches/srch_${'0'.repeat(26)}`))).toMatchObject({
      ...missing,
      code: 'people.search-not-found',
    });
  });

  test('an unknown person', async () => {
    expect(await refusal(await send(`/people/per_${'0'.repeat(26)}`))).toMatchObject({
      ...missing,
      code: 'people.not-found',
    });
  });

  test('an id of another kind is refused', async () => {
    expect(await refusal(await send('/people/acc_1'))).toMatchObject(invalid);
  });
});

describe('refuses callers without permission', () => {
  const path = `/people/per_${'0'.repeat(26)}/report`;

  test.each([
    ['nobody', {}],
    ['a caller with a made-up token', { authorization: 'Bearer a.b.c' }],
    [
      'a caller with an unsigned token',
      { authorization: `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.` },
    ],
    ['a caller with another scheme', { authorization: 'Basic YTpi' }],
  ] as [string, Record<string, string>][])('%s', async (_, headers) => {
    expect(await refusal(await send(path, { headers }))).toEqual({
      status: 401,
      message: 'Unauthenticated.',
      code: 'auth.unauthenticated',
    });
  });

  test('a member who has not paid', async () => {
    const login = await fetch(`${devServer()}/dev/login`, { method: 'POST', body: '{"as":"member"}' });
    const { access_token } = (await login.json()) as { access_token: string };
    const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
    expect(await refusal(await send(path, { headers }))).toEqual({
      status: 404,
      message: 'No results could be found.',
      code: 'people.not-found',
    });
    const opening = { method: 'POST', headers, body: '{"purpose":"reconnect"}' };
    expect(await refusal(await send(path, opening))).toEqual({
      status: 402,
      message: 'No Active Subscription Found',
      code: 'billing.subscription-required',
    });
  });
});

/** A request as no browser would send it. */
const raw = (options: { method?: string; path: string; headers?: Record<string, string>; hangUp?: boolean }) =>
  new Promise<number | string>((resolve) => {
    const { hostname, port } = new URL(devServer());
    const { hangUp, ...rest } = options;
    const request = httpRequest({ hostname, port, ...rest }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
    if (hangUp) request.write('{', () => request.destroy());
    else request.end();
  });

describe('the server stays up', () => {
  test.each([
    ['a Host that is none', { path: '/en', headers: { host: '%%%' } }, 200],
    ['a path of another site', { path: '//evil.example/x' }, 404],
    ['an address instead of a path', { path: 'http://evil.example/' }, 400],
    ['a percent sign that encodes nothing', { path: '/%' }, 404],
    ['a way out of the folder', { path: '/..%2f..%2fpackage.json' }, 404],
    ['a hidden file', { path: '/.env' }, 404],
    ['a method that is none of ours', { method: 'TRACE', path: '/en' }, 405],
  ])('after %s', async (_, request, status) => {
    expect(await raw(request)).toBe(status);
    expect((await send('/people/index')).status).toBe(200);
  });

  test('after a client that disconnects mid-request', async () => {
    await raw({ method: 'POST', path: '/api/people/searches', headers: { 'content-length': '500' }, hangUp: true });
    expect((await send('/people/index')).status).toBe(200);
  });
});

test('every answer carries the headers that CloudFront sends', async () => {
  for (const path of ['/en', '/api/people/index', '/dev', '/docs/', '/nothing.png']) {
    const { headers } = await fetch(devServer() + path);
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
  }
});
