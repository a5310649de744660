import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { instanceLock, runningInstance, remainingInstance } from '#scripts/dev/instance-lock.ts';
import { createApp, serve } from '#scripts/dev/server.ts';

let folder = '';
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'instance-lock-'))));
afterEach(() => rm(folder, { recursive: true }));

const writeLock = (content: string) => writeFile(join(folder, 'dev-server.json'), content);
const NO_PROCESS = 2 ** 22 + 1; // above the largest process id of Linux

test('a folder without a lock is free', async () => {
  expect(await runningInstance(folder)).toBeUndefined();
});

test('a dev server that is still starting holds the folder', async () => {
  const instance = { pid: process.ppid, port: 3000, dynamodb: null, ending: false };
  await writeLock(JSON.stringify(instance));
  expect(await runningInstance(folder)).toEqual(instance);
});

test('a running dev server holds the folder', async () => {
  await using engine = await serve(createApp(), { port: 0, host: '127.0.0.1' });
  const instance = { pid: process.ppid, port: 3000, dynamodb: `http://127.0.0.1:${engine.port}`, ending: false };
  await writeLock(JSON.stringify(instance));
  expect(await runningInstance(folder)).toEqual(instance);
});

test.each([
  ['of a process that has ended', { pid: NO_PROCESS, port: 3000, dynamodb: null }],
  ['of a process whose engine has ended', { pid: process.ppid, port: 3000, dynamodb: 'http://127.0.0.1:1' }],
  ['of another format', { hello: 1 }],
])('a lock %s is ignored', async (_, content) => {
  await writeLock(JSON.stringify(content));
  expect(await runningInstance(folder)).toBeUndefined();
});

test('a truncated lock is ignored', async () => {
  await writeLock('{"pid": 1');
  expect(await runningInstance(folder)).toBeUndefined();
});

test('a dev server that is shutting down is waited for', async () => {
  await writeLock(JSON.stringify({ pid: process.ppid, port: 3000, dynamodb: null, ending: true }));
  const remaining = remainingInstance(folder);
  await rm(join(folder, 'dev-server.json'));
  expect(await remaining).toBeUndefined();
});

test('releasing the lock removes its file', async () => {
  {
    await using lock = instanceLock(folder, 3000);
    await lock.update({ dynamodb: 'http://127.0.0.1:8000' });
  }
  await expect(rm(join(folder, 'dev-server.json'))).rejects.toThrow('ENOENT');
});

test('releasing during an update leaves no file, nor does a later update', async () => {
  const lock = instanceLock(folder, 3000);
  const updated = lock.update();
  await lock[Symbol.asyncDispose]();
  await updated;
  await lock.update({ dynamodb: 'http://127.0.0.1:8000' });
  await expect(rm(join(folder, 'dev-server.json'))).rejects.toThrow('ENOENT');
});
