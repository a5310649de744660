import { expect, test } from 'vitest';

import { dropDouble, type ListedHash } from '#functions/providers/drop/double.ts';
import { dropOverHttp } from '#functions/providers/drop/http.ts';
import { DropFailure } from '#functions/providers/drop/port.ts';

const NOON = new Date('2026-11-22T20:00:00.000Z');
const ida: ListedHash = { list: 'Email', id: 'aB3dE5gH7jK9', hash: 'KA18MT/ph6IHYjzT9zwETySDQyvSh87YuoSBpOQtkhE=' };

function fixture(clock = () => NOON) {
  const double = dropDouble({ clock });
  return { double, drop: dropOverHttp({ base: 'http://drop.test', key: double.key, fetch: double.fetch }) };
}

async function aBatch({ drop }: ReturnType<typeof fixture>) {
  await drop.download(); // it is built first
  const download = await drop.download();
  if (download.state !== 'batch') throw new Error('No batch');
  return download;
}
const failureOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

test('there is nothing new, a batch is built, and then downloaded once', async () => {
  const { double, drop } = fixture();
  expect(await drop.download()).toEqual({ state: 'nothing-new' });
  double.add(ida);
  expect(await drop.download()).toEqual({ state: 'building', retryAfterSeconds: 30 });
  expect(await drop.download()).toMatchObject({ state: 'batch' });
  expect(await drop.download()).toEqual({ state: 'unfinished' });
});

test('a report completes a batch, and is taken once', async () => {
  const here = fixture();
  here.double.add(ida);
  await aBatch(here);
  const name = '20261122_4711_Email_1.csv';
  const report = { name, csv: `Id,Status\r\n${ida.id},3\r\n` };
  expect(await here.drop.upload([{ ...report, csv: 'id;status' }])).toMatchObject({ rejected: [{ name }] });
  expect(await here.drop.upload([report])).toEqual({ state: 'taken', rejected: [] });
  expect(here.double.statuses.get(ida.id)).toBe(3);
  expect(await here.drop.upload([report])).toEqual({ state: 'no-batch' });
});

test('a correction has a new name, and corrects what was reported', async () => {
  const here = fixture();
  here.double.add(ida);
  await aBatch(here);
  const corrected = { name: '20261122_4711_Email_a1.csv', csv: `Id,Status\r\n${ida.id},3\r\n` };
  expect(await here.drop.amend([corrected])).toEqual({ state: 'no-batch' });
  await here.drop.upload([{ name: '20261122_4711_Email_1.csv', csv: `Id,Status\r\n${ida.id},5\r\n` }]);
  expect(await here.drop.amend([corrected])).toEqual({ state: 'taken', rejected: [] });
  expect(here.double.statuses.get(ida.id)).toBe(3);
  expect(await here.drop.amend([corrected])).toMatchObject({ rejected: [{ name: corrected.name }] });
});

test('failures say when to try again, and never the key', async () => {
  const { double, drop } = fixture();
  double.fail(429, 500, 403);
  expect(await failureOf(drop.download())).toMatchObject({ kind: 'rate-limited', retryAfterSeconds: 30 });
  expect(await failureOf(drop.download())).toMatchObject({ kind: 'unavailable' });
  expect(await failureOf(drop.download())).toMatchObject({ kind: 'auth' });
  const stranger = dropOverHttp({ base: 'http://drop.test', key: async () => 'another key', fetch: double.fetch });
  const failure = (await failureOf(stranger.download())) as DropFailure;
  expect(failure).toMatchObject({ kind: 'auth' });
  expect(String(failure.stack)).not.toContain('another key');
});

test('it is closed from one to three o’clock at night, Pacific time', async () => {
  const { drop } = fixture(() => new Date('2026-11-22T09:30:00.000Z'));
  expect(await failureOf(drop.download())).toMatchObject({ kind: 'unavailable' });
});
