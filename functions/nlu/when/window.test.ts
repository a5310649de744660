import { expect, test } from 'vitest';

import { findWhens } from '#functions/nlu/when/find.ts';
import type { Language } from '#shared/values/language.ts';

/** Monday morning, ten past nine by the owner’s clock. */
const MONDAY = { reference: new Date('2026-11-23T15:10:00Z'), zone: 'America/Chicago' };

const windows = (text: string, language: Language) =>
  findWhens(text, language, MONDAY).map(({ from, until }) => [from.slice(5, 16), until?.slice(5, 16) ?? null]);

test.each<[Language, string, string, string | null]>([
  // a moment
  ['en', 'thursday at three', '11-26T15:00', null],
  ['en', 'in an hour', '11-23T10:10', null],
  ['en', 'at ten or at two', '11-23T10:00', null],
  ['tr', 'yarın yarımda', '11-24T12:30', null],
  ['ru', 'завтра в полдесятого', '11-24T09:30', null],
  ['ru', 'в час дня', '11-23T13:00', null],
  ['en', 'tomorrow at ten after four', '11-24T16:10', null],
  // from an hour to another
  ['en', 'between two and four', '11-23T14:00', '11-23T16:00'],
  ['en', 'thursday from 10 to 2', '11-26T10:00', '11-26T14:00'],
  ['fr', 'mardi de neuf heures à onze heures', '11-24T09:00', '11-24T11:00'],
  ['es', 'entre las dos y las cuatro', '11-23T14:00', '11-23T16:00'],
  ['pt', 'das três às cinco', '11-23T15:00', '11-23T17:00'],
  ['tr', 'üçten beşe kadar', '11-23T15:00', '11-23T17:00'],
  ['ru', 'между двумя и четырьмя', '11-23T14:00', '11-23T16:00'],
  ['ar', 'بين الثانية والرابعة', '11-23T14:00', '11-23T16:00'],
  ['ja', '二時から四時の間', '11-23T14:00', '11-23T16:00'],
  // after and before an hour
  ['en', 'tomorrow after four', '11-24T16:00', '11-25T00:00'],
  ['en', 'four or later', '11-23T16:00', '11-24T00:00'],
  ['fr', 'jeudi après 16 heures', '11-26T16:00', '11-27T00:00'],
  ['tr', 'dörtten sonra', '11-23T16:00', '11-24T00:00'],
  ['ar', 'بعد الساعة أربعة', '11-23T16:00', '11-24T00:00'],
  ['ja', '三時以降', '11-23T15:00', '11-24T00:00'],
  ['en', 'tuesday before noon', '11-24T00:00', '11-24T12:00'],
  ['en', 'before noon', '11-23T09:10', '11-23T12:00'],
  ['tr', 'saat beşe kadar', '11-23T09:10', '11-23T17:00'],
  ['ja', '五時までに', '11-23T09:10', '11-23T17:00'],
  // parts of a day
  ['en', 'tuesday morning', '11-24T06:00', '11-24T12:00'],
  ['fr', 'entre midi et deux', '11-23T12:00', '11-23T14:00'],
  ['en', 'by end of day tomorrow', '11-24T00:00', '11-24T22:00'],
  ['es', 'a fin de mes por la mañana', '11-30T06:00', '11-30T12:00'],
  // days
  ['en', 'any time thursday', '11-26T00:00', '11-27T00:00'],
  ['en', 'the weekend', '11-28T00:00', '11-30T00:00'],
  ['en', 'next week', '11-30T00:00', '12-07T00:00'],
  ['en', 'monday to wednesday', '11-30T00:00', '12-03T00:00'],
  ['en', 'by friday', '11-23T09:10', '11-28T00:00'],
  ['en', 'before friday', '11-23T09:10', '11-27T00:00'],
  ['ru', 'до пятницы', '11-23T09:10', '11-27T00:00'],
  ['fr', 'à partir de lundi', '11-30T00:00', '12-14T00:00'],
])('%s: “%s” is from %s to %s', (language, text, from, until) => {
  expect(windows(text, language)).toContainEqual([from, until]);
});

test('the hours of a part of the day apply to each day of a longer window', () => {
  const [evenings] = findWhens('any evening this week', 'en', MONDAY);
  expect(evenings).toMatchObject({
    at: '2026-11-23T19:00:00-06:00',
    from: '2026-11-23T17:00:00-06:00',
    until: '2026-11-29T22:00:00-06:00',
    hours: { from: 17 * 60, until: 22 * 60 },
  });
});

test('a part of this week that is over is not meant', () => {
  const late = { ...MONDAY, reference: new Date('2026-11-26T04:30:00Z') }; // Wednesday, half past ten at night
  for (const text of ['any evening this week', 'one morning this week', 'some time this week'])
    for (const { at, from } of findWhens(text, 'en', late)) {
      expect(Date.parse(from)).toBeGreaterThanOrEqual(late.reference.getTime());
      expect(at.slice(0, 10) >= '2026-11-25').toBe(true);
    }
  expect(findWhens('any evening this week', 'en', late)[0]?.at).toBe('2026-11-26T19:00:00-06:00');
});
