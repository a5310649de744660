import { expect, test } from 'vitest';

import { localTimes } from '#frontend/features/people/lookup/local-times.ts';

const winter = new Date('2026-11-30T09:51:00Z');
const plain = (text: string) => text.replace(/[\u202F\u00A0]/g, ' ');
const inWashington = (locale: string) => plain(localTimes(['America/New_York'], locale, winter));

test('a zone by its name where the language has one, else how far it is from Greenwich', () => {
  expect(inWashington('en')).toBe('Mon, 4:51 AM EST');
  expect(plain(localTimes(['America/Chicago', 'America/New_York'], 'en', winter))).toBe(
    'Mon, 3:51 AM CST or Mon, 4:51 AM EST',
  );
  expect(plain(localTimes(['Asia/Tokyo'], 'en', winter))).toBe('Mon, 6:51 PM GMT+9');
  expect(inWashington('ja')).toBe('月曜日4:51（米国東部時間）');
});

test('zones of the same time are one', () => {
  expect(plain(localTimes(['America/New_York', 'America/Detroit'], 'en', winter))).toBe('Mon, 4:51 AM EST');
});
