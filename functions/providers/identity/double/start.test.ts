import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { startIdentityDouble } from '#functions/providers/identity/double/start.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'calluna-'))));
afterEach(() => rm(folder, { recursive: true }));

const siteUrl = 'http://localhost:3000';

test('keeps address and secret over restarts', async () => {
  const first = await startIdentityDouble(folder, siteUrl);
  await first[Symbol.asyncDispose]();
  await using second = await startIdentityDouble(folder, siteUrl);
  expect(second.issuer).toBe(first.issuer);
  expect(second.client).toEqual(first.client);
  expect(JSON.parse(await readFile(second.file, 'utf8'))).toMatchObject({ client_id: 'calluna-desk' });
  expect((await stat(second.file)).mode & 0o777).toBe(0o600);
});

test('takes another port if its own is in use', async () => {
  await using first = await startIdentityDouble(folder, siteUrl);
  await using second = await startIdentityDouble(folder, siteUrl);
  expect(second.issuer).not.toBe(first.issuer);
});

test('refuses contacts without a token', async () => {
  await using provider = await startIdentityDouble(folder, siteUrl);
  const ask = (headers: HeadersInit = {}) => fetch(`${provider.peopleUrl}/people/me/connections`, { headers });
  expect((await ask()).status).toBe(401);
  expect((await ask({ authorization: 'Bearer made-up' })).status).toBe(401);
});

test('refuses the page of an unknown interaction', async () => {
  await using provider = await startIdentityDouble(folder, siteUrl);
  const answer = await fetch(`${provider.issuer}/interaction/made-up`);
  expect(answer.status).toBe(400);
});
