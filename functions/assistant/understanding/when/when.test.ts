import { expect, test } from 'vitest';

import { heard, WEDNESDAY } from '#functions/assistant/understanding/when/testing.ts';
import { findWhens, resolveWhen } from '#functions/assistant/understanding/when/when.ts';
import { languages } from '#shared/values/language.ts';

const at = (reference: string, zone: string) => ({ reference: new Date(reference), zone });

test('a phrase alone means the earliest such moment, as finely as it was said', () => {
  expect(resolveWhen('friday', 'en', WEDNESDAY)).toEqual({
    start: '2026-11-20T00:00:00',
    at: '2026-11-20T00:00:00+01:00',
    grain: 'day',
  });
  expect(resolveWhen('next month', 'en', WEDNESDAY)).toMatchObject({ start: '2026-12-01T00:00:00', grain: 'month' });
  expect(resolveWhen('at 3', 'en', WEDNESDAY)).toMatchObject({ start: '2026-11-18T15:00:00', grain: 'hour' });
  expect(resolveWhen('Tobias', 'en', WEDNESDAY)).toBeNull();
});

test('a time says where it stands in the text', () => {
  const text = 'Hello, ring me Friday at half past three, thank you';
  const [found] = findWhens(text, 'en', WEDNESDAY);
  expect(found).toMatchObject({
    text: 'Friday at half past three',
    precision: 'minute',
    at: '2026-11-20T15:30:00+01:00',
  });
  expect(text.slice(found?.index, found?.end)).toBe(found?.text);
});

test('a time that the clock leaps over moves on', () => {
  const [found] = findWhens('sunday at 2:30 am', 'en', at('2026-03-27T12:00:00Z', 'Europe/Berlin'));
  expect(found?.at).toBe('2026-03-29T03:30:00+02:00');
});

test('a time that the clock shows twice is the first', () => {
  const [found] = findWhens('sunday at 2:30 am', 'en', at('2026-10-23T12:00:00Z', 'Europe/Berlin'));
  expect(found?.at).toBe('2026-10-25T02:30:00+02:00');
});

test('an hour from now is an hour, also where the clock leaps', () => {
  const [found] = findWhens('in one hour', 'en', at('2026-03-29T00:30:00Z', 'Europe/Berlin'));
  expect(found?.at).toBe('2026-03-29T03:30:00+02:00');
});

test('the day is the owner’s, not that of Greenwich', () => {
  const [found] = findWhens('tomorrow at nine', 'en', at('2026-11-19T05:30:00Z', 'America/Chicago'));
  expect(found?.at).toBe('2026-11-19T09:00:00-06:00');
});

test('three is in the afternoon, seven in the morning, unless that is over', () => {
  expect(heard('at three', 'en')).toBe('2026-11-18T15:00');
  expect(heard('tomorrow at seven', 'en')).toBe('2026-11-19T07:00');
  expect(heard('at eight', 'en')).toBe('2026-11-18T20:00');
});

test.each(languages)('%s: no text is too long, too short or too strange', (language) => {
  for (const text of [
    '',
    ' ',
    '\u0000\u0007\u001b',
    '🙂🙂',
    '::::////....',
    '٣٣٣٣٣٣٣٣٣٣٣٣',
    '1'.repeat(500),
    'toString constructor',
  ])
    expect(findWhens(text, language, WEDNESDAY)).toEqual(expect.any(Array));
  for (const word of ['tomorrow ', '3 ', 'первый ', '一', 'yarın ', 'الساعة ', 'a '])
    expect(findWhens(word.repeat(10_000), language, WEDNESDAY)).toEqual(expect.any(Array));
});
