import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { registersOf } from '#functions/providers/registers/live.ts';

const folder = await mkdtemp(join(tmpdir(), 'registers-'));
async function secretWith(text: string): Promise<string> {
  const file = join(folder, `${text.length}.json`);
  await writeFile(file, text);
  return file;
}
const both = await secretWith('{"OPENSANCTIONS_KEY": "k", "COURTLISTENER_TOKEN": "t"}');

test('no register is connected by default', async () => {
  expect(await registersOf({})).toEqual([]);
  expect(await registersOf({ REGISTERS: '', REGISTERS_SECRET: both })).toEqual([]);
});

test('connects the configured registers, each with its calls of a day', async () => {
  const env = { REGISTERS: 'opensanctions, courtlistener,nppes', REGISTERS_SECRET: both, NPPES_DAILY_CALLS: '7' };
  expect(await registersOf({ ...env, OPENSANCTIONS_CALL_CENTS: '10' })).toMatchObject([
    { id: 'opensanctions', daily_calls: 100, dearest: { minor_units: 10 } },
    { id: 'courtlistener', daily_calls: 2000 },
    { id: 'nppes', daily_calls: 7 },
  ]);
});

test('the dev server’s double knows invented people, without an account', async () => {
  const connected = await registersOf({ REGISTERS: 'double' });
  expect(new Set(connected.flatMap(({ kinds }) => kinds)).size).toBe(4);
});

test.each([
  [{ REGISTERS: 'pigeons' }, 'must name registers'],
  [{ REGISTERS: 'opensanctions' }, 'secret'],
  [
    { REGISTERS: 'courtlistener', REGISTERS_SECRET: await secretWith('{"OPENSANCTIONS_KEY": "k"}') },
    'COURTLISTENER_TOKEN',
  ],
  [{ REGISTERS: 'opensanctions', REGISTERS_SECRET: await secretWith('no JSON') }, 'leads to no accounts'],
  [{ REGISTERS: 'double', STAGE: 'prod' }, 'dev server'],
  [{ REGISTERS: 'double,nppes' }, 'dev server'],
  [{ REGISTERS: 'nppes', NPPES_DAILY_CALLS: '-1' }, 'NPPES_DAILY_CALLS'],
])('refuses invalid settings: %j', async (env, words) => {
  await expect(registersOf(env)).rejects.toThrow(words);
});
