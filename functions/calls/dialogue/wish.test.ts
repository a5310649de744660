import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { bestTime, edited, isOutsideHours, isRefused, noWish, type Wish } from '#functions/calls/dialogue/wish.ts';
import type { TimeEdits } from '#functions/nlu/edits/index.ts';
import type { Window } from '#functions/nlu/edits/window.ts';

const ZONE = 'America/Chicago';
const now = new Date('2026-11-23T15:00:00Z');
const day = (date: string): Window => ({ first: date, last: date, from: null, until: null });
const hour = (from: number, until = from): Window => ({ first: null, last: null, from: from * 60, until: until * 60 });
const edits = (some: Partial<TimeEdits>): TimeEdits => ({
  ...{ wanted: [], refused: [], choice: null, other: null, aboutNumber: false },
  ...some,
});
const after = (...all: Partial<TimeEdits>[]): Wish =>
  all.reduce<Wish>((wish, some) => edited(wish, edits(some), null, ZONE), noWish);
/** On the hour from nine to five, Monday to Friday. */
const free = [23, 24, 25, 26, 27].flatMap((date) =>
  Array.from({ length: 8 }, (_, i) => new Date(Date.UTC(2026, 10, date, 15 + i)).toISOString()),
);
const [thursday, friday] = ['2026-11-26', '2026-11-27'];

test('a day keeps the hour, and an hour the day', () => {
  expect(
    after({ wanted: [{ ...day(thursday), ...{ from: 600, until: 600 } }] }, { wanted: [day(friday)] }).wanted,
  ).toEqual([{ first: friday, last: friday, from: 600, until: 600 }]);
  expect(after({ wanted: [day(thursday)] }, { wanted: [hour(15)] }).wanted).toEqual([
    { first: thursday, last: thursday, from: 900, until: 900 },
  ]);
});

test('“any day but Monday” refuses every Monday, “not today, next Monday” only today', () => {
  const [today, next] = ['2026-11-23', '2026-11-30'].map(day);
  const at = '2026-11-30T23:45:00.000Z';
  expect(isRefused(at, after({ refused: [today!] }), ZONE)).toBe(true);
  const wish = after({ refused: [today!], wanted: [next!] });
  expect(isRefused(at, wish, ZONE)).toBe(false);
  expect(isRefused('2026-11-23T23:45:00.000Z', wish, ZONE)).toBe(true);
});

test('a change of the proposed time keeps the rest of it', () => {
  const { wanted } = edited(noWish, edits({ wanted: [day(friday)] }), '2026-11-24T16:00:00.000Z', ZONE);
  expect(wanted).toEqual([{ first: friday, last: friday, from: 600, until: 600 }]);
});

test('what is wanted again is not refused any more, and a refused day is not wanted', () => {
  expect(after({ refused: [day(friday)] }, { wanted: [day(friday)] }).refused).toEqual([]);
  expect(after({ wanted: [day(friday)] }, { refused: [day(friday)] }).wanted).toEqual([]);
});

test('proposes what fits, else the nearest on the wished day; an offered time first', () => {
  const at = (wish: Wish, offered: string[] = []) => bestTime(wish, free, offered, ZONE, now);
  expect(at(after({ wanted: [{ ...day(thursday), from: 900, until: 900 }] }))).toEqual({
    at: '2026-11-26T21:00:00.000Z',
    fits: true,
  });
  expect(at(after({ wanted: [{ ...day(thursday), from: 1200, until: 1200 }] }))).toEqual({
    at: '2026-11-26T22:00:00.000Z',
    fits: false,
  });
  expect(at(after({ wanted: [hour(12)] }), ['2026-11-25T18:00:00.000Z'])?.at).toBe('2026-11-25T18:00:00.000Z');
  expect(bestTime(after({ wanted: [hour(12)] }), [], [], ZONE, now)).toBeNull();
});

test('an hour without a day is on the first day that was offered, or later', () => {
  const offered = ['2026-11-24T15:00:00.000Z', '2026-11-24T18:00:00.000Z'];
  const at = (wish: Wish) => bestTime(wish, free, offered, ZONE, now)?.at;
  expect(at(after({ wanted: [hour(11)] }))).toBe('2026-11-24T17:00:00.000Z');
  expect(at(after({ wanted: [{ ...hour(11), ...{ first: '2026-11-23', last: '2026-11-23' } }] }))).toBe(
    '2026-11-23T17:00:00.000Z',
  );
});

test.each([
  ['before the first hour', hour(7), true],
  ['after the last', hour(19.5), true],
  ['in the evening', hour(18, 21), true],
  ['at a free hour', hour(10), false],
  ['at a minute of a free hour', hour(10.75), false],
  ['from an hour on', hour(15, 24), false],
  ['on a day', day(thursday), false],
] as const)('%s: outside the hours of the owner: %s', (_, wanted, isOutside) =>
  expect(isOutsideHours(after({ wanted: [wanted] }), free, ZONE)).toBe(isOutside),
);

test('on few free days nothing is known of the hours', () =>
  expect(isOutsideHours(after({ wanted: [hour(19)] }), free.slice(0, 8), ZONE)).toBe(false));

const window: fc.Arbitrary<Window> = fc
  .record({
    date: fc.option(fc.integer({ min: 23, max: 27 })),
    from: fc.option(fc.integer({ min: 0, max: 22 })),
    long: fc.nat(2),
  })
  .map(({ date, from, long }) => ({
    ...(date === null ? { first: null, last: null } : { first: `2026-11-${date}`, last: `2026-11-${date}` }),
    ...(from === null ? { from: null, until: null } : { from: from * 60, until: (from + long) * 60 }),
  }));
const change = fc.record({ wanted: fc.array(window, { maxLength: 2 }), refused: fc.array(window, { maxLength: 2 }) });

test('no refused time is ever proposed', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 4 }), (all) => {
      const wish = after(...all);
      const best = wish.wanted.length ? bestTime(wish, free, [], ZONE, now) : null;
      return best === null || !isRefused(best.at, wish, ZONE);
    }),
  );
});

test('saying the same twice changes nothing', () => {
  fc.assert(
    fc.property(window, (wanted) => {
      expect(after({ wanted: [wanted] }, { wanted: [wanted] })).toEqual(after({ wanted: [wanted] }));
    }),
  );
});
