import { readdir, readFile } from 'node:fs/promises';

import { afterEach, expect, test } from 'vitest';

import { readClock, serverNow } from '#frontend/lib/clock.ts';

const DAY_MS = 86_400_000;
const answer = (at: number, more: Record<string, string> = {}) =>
  readClock(
    new Response(null, { headers: { date: new Date(at).toUTCString(), 'cache-control': 'no-store', ...more } }),
  );
const ahead = () => Math.round((serverNow().getTime() - Date.now()) / 1000);

afterEach(() => {
  answer(Date.now());
});

test('a device that is a day late shows the server’s time', () => {
  answer(Date.now() + DAY_MS);
  expect(ahead() / 86_400).toBeCloseTo(1, 4);
});

test('follows a server whose clock is moved, there and back', () => {
  answer(Date.now() + 30 * DAY_MS);
  answer(Date.now() - DAY_MS);
  expect(ahead() / 86_400).toBeCloseTo(-1, 4);
});

test('the fractions of a second that a header lacks move nothing', () => {
  const before = serverNow().getTime() - Date.now();
  answer(Date.now() + before - 500);
  expect(Math.abs(serverNow().getTime() - Date.now() - before)).toBeLessThan(100);
});

test.each([
  ['a cached answer', { 'cache-control': 'public, max-age=300' }],
  ['an answer without a date', { date: '' }],
])('%s moves nothing', (_, headers) => {
  answer(Date.now() + DAY_MS, headers);
  expect(Math.abs(ahead())).toBeLessThanOrEqual(3);
});

/** What measures how long something takes, or is kept in this browser only. */
const ofTheDevice = [
  'features/assistant/live/live-timer.tsx', // a duration
  'features/assistant/player/use-recording.ts', // a duration
  'lib/clock.ts',
  'lib/reload.ts', // before any answer of the server
  'lib/use-server-now.ts', // goes on from the time in an answer
];

test('nothing else reads the clock of the device', async () => {
  const root = 'frontend/src/';
  const files = (await readdir(root, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing/.test(file),
  );
  const reading = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(root + file, 'utf8');
      return /\bDate\.now\b|new Date\(\)/.test(text) ? [file.replaceAll('\\', '/')] : [];
    }),
  );
  expect(reading.flat().toSorted()).toEqual(ofTheDevice);
});
