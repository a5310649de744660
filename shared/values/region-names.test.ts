import { expect, test } from 'vitest';

import { regionNames } from '#shared/values/region-names.ts';

test('countries are named in the language, in Russian with ё', () => {
  expect(regionNames('en').of('US')).toBe('United States');
  expect(regionNames('ru').of('US')).toBe('Соединённые Штаты');
  expect(regionNames('tr').of('DE')).toBe('Almanya');
});
