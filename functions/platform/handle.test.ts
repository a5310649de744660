import type { Context } from 'aws-lambda';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod';

import { toEvent } from '#functions/platform/event.ts';
import { handle } from '#functions/platform/handle.ts';
import { sending } from '#functions/platform/testing.ts';
import { domain } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const { echo, secret } = domain('test', {
  echo: {
    method: 'POST',
    path: '/echo/{id}',
    access: 'public',
    summary: 'Says back what it was told',
    input: z.strictObject({ id: z.string(), text: z.string().max(10).optional() }),
    output: z.object({ id: z.string(), text: z.string().optional() }),
    errors: ['people.not-found'],
  },
  secret: {
    method: 'POST',
    path: '/secret',
    access: 'subscriber',
    summary: 'For those who have paid',
    input: z.strictObject({ text: z.string() }),
    output: z.object({}),
    errors: [],
  },
});
const echoing = (logic: (asked: { id: string; text?: string | undefined }) => Promise<object>) =>
  sending(
    echo,
    handle(echo, {}, async ({ input }) => (await logic(input)) as never),
  );
const post = (body: BodyInit, url = 'http://test/api/echo/one') => new Request(url, { method: 'POST', body });

afterEach(() => void delete process.env.STAGE);

test('what the contract does not name does not leave', async () => {
  const answer = await echoing(async ({ id }) => ({ id, password: 'hunter2' }))(post('{}'));
  expect(await answer.json()).toEqual({ id: 'one' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('the path has the last word over the body and the query', async () => {
  const answer = await echoing(async (input) => input)(post('{"id":"two"}', 'http://test/api/echo/one?id=three'));
  expect(await answer.json()).toEqual({ id: 'one' });
});

test('an answer that breaks its own contract is a bug, and says nothing of itself', async () => {
  const answer = await echoing(async () => ({ id: 42 }))(post('{}'));
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    message: 'Something went wrong, please try again later.',
    code: 'server.unexpected',
  });
});

test('a failure of the contract is worded', async () => {
  const answer = await echoing(async () => Promise.reject(new Fault('people.not-found')))(post('{}'));
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ message: 'No results could be found.', code: 'people.not-found' });
});

test('a failure that the contract does not name is a bug here, and is still worded elsewhere', async () => {
  const failing = echoing(async () => Promise.reject(new Fault('request.conflict')));
  expect((await failing(post('{}'))).status).toBe(500);
});

test('a stranger learns nothing from the rules of the input', async () => {
  const answer = await sending(
    secret,
    handle(secret, {}, async () => ({})),
  )(post('{"nonsense":1}', 'http://test/api/secret'));
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ message: 'Unauthenticated.', code: 'auth.unauthenticated' });
});

test('paid until now is paid no more', async () => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  const handler = handle(secret, {}, async () => ({})).with({ clock: () => now });
  const as = (subscribedUntil: string | null) => ({ as: { accountId: newId('account'), subscribedUntil } });
  const status = async (until: string | null) =>
    (await sending(secret, handler, as(until))(post('{"text":"x"}', 'http://test/api/secret'))).status;
  expect(await status('2026-11-21T12:00:00.000Z')).toBe(402);
  expect(await status(null)).toBe(402);
  expect(await status('2026-11-21T12:00:00.001Z')).toBe(200);
});

test.each([
  [new Uint8Array([0xff, 0xfe, 0x7b]), 422],
  ['{"text":"0123456789x"}', 422],
  ['"'.repeat(16_385), 413],
])('a body of %j is %d', async (body, status) => {
  expect((await echoing(async (input) => input)(post(body))).status).toBe(status);
});

test('a base64 body is read like any other', async () => {
  const event = await toEvent(echo, post('{"text":"ünï"}'));
  const encoded = { ...event, body: Buffer.from(event.body ?? '').toString('base64'), isBase64Encoded: true };
  const answer = await handle(echo, {}, async ({ input }) => input)(encoded, {} as Context);
  expect(JSON.parse(answer.body ?? '')).toEqual({ id: 'one', text: 'ünï' });
});
