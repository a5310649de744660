import { afterEach, expect, test } from 'vitest';

import { calling, sending } from '#functions/platform/testing.ts';
import { handler } from '#functions/support/get-configuration.ts';
import { support } from '#shared/api/support.ts';

const get = calling(support.getConfiguration, handler);
afterEach(() => {
  for (const name of ['CLARITY_PROJECT', 'RADICAL_WORDING']) delete process.env[name];
});

test('200: without configuration, no recorder and the second wording', async () => {
  expect(await get({})).toEqual({ clarity_project: null, radical_wording: 'second', country: null });
});

test('200: the configured recorder and wording', async () => {
  Object.assign(process.env, { CLARITY_PROJECT: 'abcde12345', RADICAL_WORDING: 'first' });
  expect(await get({})).toEqual({ clarity_project: 'abcde12345', radical_wording: 'first', country: null });
});

test('200: the country of the visitor, as the edge tells it', async () => {
  const send = sending(support.getConfiguration, handler);
  const request = new Request('http://test/api/configuration', { headers: { 'x-viewer-country': 'EG' } });
  expect(await (await send(request)).json()).toMatchObject({ country: 'EG' });
});

test.each(['', 'a/../b', 'abc', 'ABCDEF12', 'abcdef?x=1'])('a project %j is refused at start', async (project) => {
  process.env.CLARITY_PROJECT = project;
  await expect(get({})).rejects.toThrow();
});
