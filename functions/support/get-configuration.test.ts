import { afterEach, expect, test } from 'vitest';

import { calling } from '#functions/platform/testing.ts';
import { handler } from '#functions/support/get-configuration.ts';
import { support } from '#shared/api/support.ts';

const get = calling(support.getConfiguration, handler);
afterEach(() => {
  for (const name of ['CLARITY_PROJECT', 'RADICAL_WORDING']) delete process.env[name];
});

test('200: without configuration, no recorder and the second wording', async () => {
  expect(await get({})).toEqual({ clarity_project: null, radical_wording: 'second' });
});

test('200: the configured recorder and wording', async () => {
  Object.assign(process.env, { CLARITY_PROJECT: 'abcde12345', RADICAL_WORDING: 'first' });
  expect(await get({})).toEqual({ clarity_project: 'abcde12345', radical_wording: 'first' });
});

test.each(['', 'a/../b', 'abc', 'ABCDEF12', 'abcdef?x=1'])('a project %j is refused at start', async (project) => {
  process.env.CLARITY_PROJECT = project;
  await expect(get({})).rejects.toThrow();
});
