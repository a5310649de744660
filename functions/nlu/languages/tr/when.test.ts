import { expect, test } from 'vitest';

import { firstTime } from '#functions/nlu/when/testing.ts';

test.each([
  ['yarın dokuzda', '2026-11-19T09:00'],
  ['yarın sabah', '2026-11-19T09:00'],
  ['bugün üç buçukta', '2026-11-18T15:30'],
  ['beşe çeyrek kala', '2026-11-18T16:45'],
  ['beşi on geçe', '2026-11-18T17:10'],
  ['bu akşam dokuzda', '2026-11-18T21:00'],
  ['cuma öğleden sonra', '2026-11-20T15:00'],
  ['pazartesi saat on buçukta', '2026-11-23T10:30'],
  ['yirmi dakika sonra', '2026-11-18T10:40'],
  ['yarım saat sonra', '2026-11-18T10:50'],
  ['bir buçuk saat sonra', '2026-11-18T11:50'],
  ['öbür gün öğlen', '2026-11-20T12:00'],
  ['3 aralık saat dörtte', '2026-12-03T16:00'],
  ['ayın yirmi beşinde', '2026-11-25T09:00'],
  ['iki ile dört arası', '2026-11-18T14:00'],
  ['salı yok perşembe on birde', '2026-11-19T11:00'],
  ['pazartesiden sonra', '2026-11-23T09:00'],
  ['ay sonunda', '2026-11-30T09:00'],
  ['haftaya', '2026-11-23T09:00'],
  ['cumartesi on bir gibi', '2026-11-21T11:00'],
  ['saat bir', '2026-11-18T13:00'],
  ["yarın 17:20'de", '2026-11-19T17:20'],
  ['pazar akşamı', '2026-11-22T19:00'],
  ['yılbaşında', '2027-01-01T09:00'],
  ['iki hafta sonra', '2026-12-02T09:00'],
  ['haftaya salı', '2026-11-24T09:00'],
])('%s', (text, moment) => {
  expect(firstTime(text, 'tr')).toBe(moment);
});
