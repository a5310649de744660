import { expect, test } from 'vitest';

import { areaName } from '#frontend/lib/places/area-name.ts';

const names = {
  cityName: (city: string) =>
    ({ Chicago: 'シカゴ', Dubai: 'دبي', Cairo: 'القاهرة', Istanbul: 'İstanbul' })[city] ?? city,
  stateName: ({ state }: { state: string | null }) =>
    ({ IL: 'イリノイ州', MN: 'ミネソタ州', WA: 'ワシントン州', DC: 'ワシントンD.C.', Qalyubia: 'محافظة القليوبية' })[
      state ?? ''
    ] ??
    state ??
    '',
};

test.each([
  ['Chicago, IL', 'US', 'ja', 'イリノイ州シカゴ'],
  ['Minnesota', 'US', 'ja', 'ミネソタ州'],
  ['Washington State', 'US', 'ja', 'ワシントン州'],
  ['Dubai', 'AE', 'ar', 'دبي'],
  ['Cairo/Qalyubia', 'EG', 'ar', 'القاهرة/القليوبية'],
  ['Istanbul (Avrupa)', 'TR', 'tr', 'İstanbul (Avrupa)'],
  ['Washington D.C.', 'US', 'ja', 'ワシントンD.C.'],
  ['Minnesota', 'GB', 'ja', 'Minnesota'],
  ['Springfield (East), XY', 'US', 'en', 'Springfield (East), XY'],
])('%s in %s, for readers of %s', (area, country, locale, name) => {
  expect(areaName(area, country, names, locale).replace(/[\u2068\u2069]/g, '')).toBe(name);
});
