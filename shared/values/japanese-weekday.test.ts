import { expect, test } from 'vitest';

import { tidyWeekday } from '#shared/values/japanese-weekday.ts';

test.each([
  ['14:13 (火)', '火曜14:13'],
  ['4:51 (月曜日)', '月曜日4:51'],
  ['11月24日(火) 14:13', '11月24日（火）14:13'],
  ['2026年11月24日', '2026年11月24日'],
])('%s is written %s', (written, tidy) => {
  expect(tidyWeekday(written)).toBe(tidy);
});
