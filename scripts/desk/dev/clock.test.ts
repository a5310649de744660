import { expect, test } from 'vitest';

import { distance, fromForm } from '#scripts/desk/dev/clock.ts';

test.each([
  [0, 'Real time'],
  [30, '30 s ahead of real time'],
  [7680, '2 h 08 min ahead of real time'],
  [-600, '10 min behind real time'],
  [2 * 86_400 + 3600, '2 d 1 h ahead of real time'],
])('an offset of %i seconds is “%s”', (seconds, words) => {
  expect(distance(seconds)).toBe(words);
});

test.each([
  ['advance_seconds=3600', '{"advance_seconds":3600}'],
  ['now=2026-11-21T14%3A31', '{"now":"2026-11-21T14:31:00Z"}'],
])('the form %s says %s', (form, json) => {
  expect(fromForm(form)).toBe(json);
});
