import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { accepted, CARDS_A_DAY, DECLINES_A_DAY, noTries, refusalOf, type Tries, trying } from '#functions/billing/domain/tries.ts'; // prettier-ignore
import { newId } from '#shared/values/id.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const none = noTries(newId('account'));
const tried = (...cards: [card: string, hours: number][]) =>
  cards.reduce<Tries>((tries, [card, hours]) => trying(tries, card, after(hours)), none);
/** The bank said yes to all of them. */
const fine = (tries: Tries) => tries.declines.reduce(accepted, tries);

describe('cards', () => {
  const three = fine(tried(['a', 0], ['b', 1], ['c', 2]));

  test('a fourth one waits until the first is a day old', () => {
    expect(refusalOf(three, 'd', after(3))).toEqual({ code: 'billing.too-many-cards', until: after(24).toISOString() });
    expect(refusalOf(three, 'd', after(23.99))).toBeDefined();
    expect(refusalOf(three, 'd', after(24))).toBeUndefined();
    expect(refusalOf(trying(three, 'd', after(24)), 'e', after(24.5))?.until).toBe(after(25).toISOString());
  });

  test('one that is known may be tried again', () => {
    expect(refusalOf(three, 'b', after(3))).toBeUndefined();
    expect(trying(three, 'b', after(3)).cards).toHaveLength(CARDS_A_DAY);
  });
});

describe('declines', () => {
  const five = tried(['a', 0], ['a', 1], ['b', 2], ['a', 3], ['b', 4]);

  test('after five of them no card is tried, until the first is a day old', () => {
    expect(refusalOf(five, 'a', after(5))).toEqual({
      code: 'billing.too-many-declines',
      until: after(24).toISOString(),
    });
    expect(refusalOf(five, 'a', after(24))).toBeUndefined();
  });

  test('what the bank took was none', () => {
    const four = accepted(five, five.declines[2]!);
    expect(four.declines).toHaveLength(4);
    expect(refusalOf(four, 'a', after(5))).toBeUndefined();
    expect(accepted(four, 'never')).toBe(four);
  });

  test('of many at the same moment no more get through than may', () => {
    let tries = none;
    let through = 0;
    for (let i = 0; i < 50; i++) {
      if (refusalOf(tries, 'a', NOW)) continue;
      tries = trying(tries, 'a', NOW);
      through++;
    }
    expect(through).toBe(DECLINES_A_DAY);
    expect(accepted(tries, NOW.toISOString()).declines).toHaveLength(DECLINES_A_DAY - 1);
  });
});

test('however they come, in no 24 hours are there more than three cards and five declines', () => {
  const go = fc.record({ card: fc.constantFrom(...'abcdefgh'), minutes: fc.integer({ min: 0, max: 400 }), taken: fc.boolean() }); // prettier-ignore
  fc.assert(
    fc.property(fc.array(go, { maxLength: 60 }), (goes) => {
      let tries = none;
      let at = 0;
      const through: { card: string; at: number; taken: boolean }[] = [];
      for (const { card, minutes, taken } of goes) {
        const now = after((at += minutes) / 60);
        if (refusalOf(tries, card, now)) continue;
        tries = trying(tries, card, now);
        if (taken) tries = accepted(tries, now.toISOString());
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
