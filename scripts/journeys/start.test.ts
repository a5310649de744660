import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { freePort } from '#scripts/dev/ports.ts';
import { type DevServer, spawnDevServer } from '#scripts/journeys/dev-server.ts';

// Each starts the product, some of them twice.
vi.setConfig({ testTimeout: 900_000 });

let folder = '';
const devServers: DevServer[] = [];
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'calluna-start-'))));
afterEach(async () => {
  for (const { pid, ended } of devServers.splice(0)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // has ended
    }
    await ended;
  }
  await rm(folder, { recursive: true, maxRetries: 5 });
});

async function start(settings: Record<string, string> = {}) {
  const devServer = await spawnDevServer(folder, settings);
  devServers.push(devServer);
  return devServer;
}

const instance = async () =>
  JSON.parse(await readFile(join(folder, 'dev-server.json'), 'utf8')) as { dynamodb: string };
const isThere = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );
const waitUntilGone = (url: string) =>
  vi.waitFor(async () => expect(await isThere(url)).toBe(false), { timeout: 60_000 });

/** The process that serves this address, by its command line. */
async function processOf(dynamodb: string): Promise<number> {
  for (const pid of (await readdir('/proc')).filter(Number)) {
    const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
    if (words[0]?.endsWith('java') && words.includes(new URL(dynamodb).port)) return Number(pid);
  }
  throw new Error(`No process serves ${dynamodb}`);
}

async function expectCleanEnd({ pid, ended }: DevServer, signal: 'SIGINT' | 'SIGTERM') {
  const { dynamodb } = await instance();
  process.kill(pid, signal);
  expect(await ended).toBe(0);
  expect(await isThere(dynamodb)).toBe(false);
  await expect(instance()).rejects.toThrow('ENOENT');
}

describe('the dev server ends', () => {
  test('on SIGINT and SIGTERM with nothing left but the data', async () => {
    const devServer = await start();
    await devServer.ready;
    await fetch(`${devServer.address}/dev/clock`, { method: 'POST', body: '{"advance_seconds":60}' });
    await expectCleanEnd(devServer, 'SIGINT');

    const next = await start({ RADICAL_WORDING: 'first', CLARITY_PROJECT: 'abcde12345' });
    await next.ready;
    expect(await (await fetch(`${next.address}/dev/clock`)).json()).toMatchObject({ offset_seconds: 60 });
    expect(await (await fetch(`${next.address}/api/configuration`)).json()).toEqual({
      radical_wording: 'first',
      clarity_project: 'abcde12345',
      country: null,
    });
    await expectCleanEnd(next, 'SIGTERM');
  });

  test('while it starts, too', async () => {
    const devServer = await start();
    await vi.waitFor(instance, { timeout: 120_000 });
    process.kill(devServer.pid, 'SIGINT');
    expect(await devServer.ended).toBe(0);
    await expect(instance()).rejects.toThrow('ENOENT');
  });

  test('with its DynamoDB even when it is killed, and starts again', async () => {
    const devServer = await start({ CURRENCY: 'NIS', PRICE_MINOR_UNITS: '8990' });
    await devServer.ready;
    const offer = (await (await fetch(`${devServer.address}/api/billing/offer`)).json()) as { monthly_price: object };
    expect(offer.monthly_price).toEqual({ minor_units: 8990, currency: 'NIS' }); // K17, K6
    const { dynamodb } = await instance();
    process.kill(devServer.pid, 'SIGKILL');
    await devServer.ended;
    await waitUntilGone(dynamodb);
    await (
      await start()
    ).ready;
  });

  test.runIf(existsSync('/proc'))('when its DynamoDB does', async () => {
    const devServer = await start();
    await devServer.ready;
    process.kill(await processOf((await instance()).dynamodb), 'SIGKILL');
    expect(await devServer.ended).toBe(1);
    expect(devServer.output()).toContain('DynamoDB Local has ended, and the dev server with it.');
  });
});

test('an import that was killed is finished by the next start', async () => {
  const people = 60;
  const devServer = await start({ POPULATION: String(people) });
  const importBegan = async () =>
    expect(await readFile(join(folder, 'dynamodb/first-people.json'), 'utf8')).toContain('false');
  await vi.waitFor(importBegan, { timeout: 240_000, interval: 5 });
  process.kill(devServer.pid, 'SIGKILL');
  await devServer.ended;
  await importBegan();

  const next = await start({ POPULATION: String(people) });
  await next.ready;
  expect(await (await fetch(`${next.address}/api/people/index`)).json()).toMatchObject({ people });
});

describe('refuses with one sentence, before anything slow', () => {
  const slow = /DynamoDB Local|Pages/;

  test('a port in use', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const devServer = await start({ PORT: String(port) });
    expect(await devServer.ended).toBe(1);
    other.close();
    expect(devServer.output().trim()).toBe(
      `Port ${port} is in use by another program: stop it, or choose another port, such as PORT=${port + 1} npm start.`,
    );
  });

  test('data in use', async () => {
    const devServer = await start();
    await devServer.ready;
    const second = await start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Calluna already runs on the data in ${folder}`);
    expect(second.output()).not.toMatch(slow);
    expect((await fetch(`${devServer.address}/en`)).status).toBe(200);
  });

  test('a configuration that is wrong, all of it at once', async () => {
    const STATEMENT_DESCRIPTOR = '12345';
    const devServer = await start({ PORT: 'abc', POPULATION: '-1', STAGE: 'production', STATEMENT_DESCRIPTOR });
    expect(await devServer.ended).toBe(1);
    expect(devServer.output().trim().split('\n')).toEqual([
      'STAGE is “production”: it must be “local” or unset: the dev server never serves another stage.',
      'STATEMENT_DESCRIPTOR is “12345”: it must contain a letter.',
      'PORT is “abc”: it must be a number.',
      'POPULATION is “-1”: it must be at least 0.',
    ]);
  });

  test('K4, V9, K17: a descriptor of 23 characters, and a currency that is not one of the nineteen', async () => {
    const devServer = await start({ STATEMENT_DESCRIPTOR: 'X'.repeat(23), CURRENCY: 'CHF' });
    expect(await devServer.ended).toBe(1);
    expect(devServer.output()).toMatch(/STATEMENT_DESCRIPTOR is “X{23}”: .*22/);
    expect(devServer.output()).toContain('CURRENCY is “CHF”: it is not understood');
  });
});
