import { readdir, readFile } from 'node:fs/promises';

import { afterEach, expect, test } from 'vitest';

import { readClock, serverNow } from '#frontend/lib/clock.ts';

const DAY_MS = 86_400_000;
const answer = (now?: number) => readClock(new Response(null, { headers: now ? { 'x-now': String(now) } : {} }));
const daysAhead = () => (serverNow().getTime() - Date.now()) / DAY_MS;

afterEach(() => void answer(Date.now()));

test('a device that is a day late shows the server’s time', () => {
  answer(Date.now() + DAY_MS);
  expect(daysAhead()).toBeCloseTo(1, 4);
});

test('follows a server whose clock is moved, there and back', () => {
  answer(Date.now() + 30 * DAY_MS);
  answer(Date.now() - DAY_MS);
  expect(daysAhead()).toBeCloseTo(-1, 4);
});

test('an answer without the time, such as one from a cache, moves nothing', () => {
  answer(Date.now() + DAY_MS);
  answer();
  expect(daysAhead()).toBeCloseTo(1, 4);
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
