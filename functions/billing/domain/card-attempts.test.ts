import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  uncountDecline,
  CARDS_A_DAY,
  DECLINES_A_DAY,
  noAttempts,
  limitReached,
  type CardAttempts,
  countAttempt,
} from '#functions/billing/domain/card-attempts.ts';
import { addHours } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const after = (hours: number) => addHours(NOW, hours);
const none = noAttempts(newId('account'));
const attemptsOf = (...cards: [card: string, hours: number][]) =>
  cards.reduce<CardAttempts>((tries, [card, hours]) => countAttempt(tries, card, after(hours)), none);
/** All accepted by the bank. */
const fine = (tries: CardAttempts) => tries.declines.reduce(uncountDecline, tries);

describe('cards', () => {
  const three = fine(attemptsOf(['a', 0], ['b', 1], ['c', 2]));

  test('a fourth card waits until the first is a day old', () => {
    expect(limitReached(three, 'd', after(3))).toEqual({
      code: 'billing.too-many-cards',
      until: after(24).toISOString(),
    });
    expect(limitReached(three, 'd', after(23.99))).toBeDefined();
    expect(limitReached(three, 'd', after(24))).toBeUndefined();
    expect(limitReached(countAttempt(three, 'd', after(24)), 'e', after(24.5))?.until).toBe(after(25).toISOString());
  });

  test('a known card can be tried again', () => {
    expect(limitReached(three, 'b', after(3))).toBeUndefined();
    expect(countAttempt(three, 'b', after(3)).cards).toHaveLength(CARDS_A_DAY);
  });
});

describe('declines', () => {
  const five = attemptsOf(['a', 0], ['a', 1], ['b', 2], ['a', 3], ['b', 4]);

  test('after five declines no card can be tried until the first is a day old', () => {
    expect(limitReached(five, 'a', after(5))).toEqual({
      code: 'billing.too-many-declines',
      until: after(24).toISOString(),
    });
    expect(limitReached(five, 'a', after(24))).toBeUndefined();
  });

  test('an accepted card counts as no decline', () => {
    const four = uncountDecline(five, five.declines[2]!);
    expect(four.declines).toHaveLength(4);
    expect(limitReached(four, 'a', after(5))).toBeUndefined();
    expect(uncountDecline(four, 'never')).toBe(four);
  });

  test('concurrent attempts cannot pass the limit', () => {
    let tries = none;
    let through = 0;
    for (let i = 0; i < 50; i++) {
      if (limitReached(tries, 'a', NOW)) continue;
      tries = countAttempt(tries, 'a', NOW);
      through++;
    }
    expect(through).toBe(DECLINES_A_DAY);
    expect(uncountDecline(tries, NOW.toISOString()).declines).toHaveLength(DECLINES_A_DAY - 1);
  });
});

test('no 24 hours ever have more than three cards or five declines', () => {
  const go = fc.record({
    card: fc.constantFrom(...'abcdefgh'),
    minutes: fc.integer({ min: 0, max: 400 }),
    taken: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(go, { maxLength: 60 }), (goes) => {
      let tries = none;
      let at = 0;
      const through: { card: string; at: number; taken: boolean }[] = [];
      for (const { card, minutes, taken } of goes) {
        const now = after((at += minutes) / 60);
        if (limitReached(tries, card, now)) continue;
        tries = countAttempt(tries, card, now);
        if (taken) tries = uncountDecline(tries, now.toISOString());
        through.push({ card, at, taken });
      }
      for (const { at: from } of through) {
        const day = through.filter((each) => each.at >= from && each.at < from + 1440);
        expect(day.filter(({ taken }) => !taken).length).toBeLessThanOrEqual(DECLINES_A_DAY);
        expect(new Set(day.map(({ card }) => card)).size).toBeLessThanOrEqual(CARDS_A_DAY);
      }
    }),
  );
});
