import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { occupancyOf, occupantOf, remainingOccupantOf } from '#scripts/desk/occupancy.ts';
import { serve } from '#scripts/desk/server.ts';

let folder = '';
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'occupancy-'))));
afterEach(() => rm(folder, { recursive: true }));

const left = (content: string) => writeFile(join(folder, 'desk.json'), content);
const NOBODY = 2 ** 22 + 1; // above the largest process id of Linux

test('a folder that nobody uses is free', async () => {
  expect(await occupantOf(folder)).toBeUndefined();
});

test('a desk that still starts holds the folder', async () => {
  const occupant = { pid: process.ppid, port: 3000, dynamodb: null, ending: false };
  await left(JSON.stringify(occupant));
  expect(await occupantOf(folder)).toEqual(occupant);
});

test('a desk that runs holds the folder', async () => {
  await using engine = await serve([async () => new Response()], { port: 0, host: '127.0.0.1' });
  const occupant = { pid: process.ppid, port: 3000, dynamodb: `http://127.0.0.1:${engine.port}`, ending: false };
  await left(JSON.stringify(occupant));
  expect(await occupantOf(folder)).toEqual(occupant);
});

test.each([
  ['of a process that is gone', { pid: NOBODY, port: 3000, dynamodb: null }],
  ['of a process whose engine is gone', { pid: process.ppid, port: 3000, dynamodb: 'http://127.0.0.1:1' }],
  ['that is something else', { hello: 1 }],
])('a file %s holds nothing', async (_, content) => {
  await left(JSON.stringify(content));
  expect(await occupantOf(folder)).toBeUndefined();
});

test('a file that was cut off holds nothing', async () => {
  await left('{"pid": 1');
  expect(await occupantOf(folder)).toBeUndefined();
});

test('a desk that is about to leave is waited for', async () => {
  await left(JSON.stringify({ pid: process.ppid, port: 3000, dynamodb: null, ending: true }));
  const remaining = remainingOccupantOf(folder);
  await rm(join(folder, 'desk.json'));
  expect(await remaining).toBeUndefined();
});

test('giving the folder back leaves no file', async () => {
  {
    await using occupancy = occupancyOf(folder, 3000);
    await occupancy.tell({ dynamodb: 'http://127.0.0.1:8000' });
  }
  await expect(rm(join(folder, 'desk.json'))).rejects.toThrow('ENOENT');
});

test('giving it back while it is being taken leaves no file either, and nor does whatever is told later', async () => {
  const occupancy = occupancyOf(folder, 3000);
  const taken = occupancy.tell();
  await occupancy[Symbol.asyncDispose]();
  await taken;
  await occupancy.tell({ dynamodb: 'http://127.0.0.1:8000' });
  await expect(rm(join(folder, 'desk.json'))).rejects.toThrow('ENOENT');
});
