import { expect, test } from 'vitest';

import { formatAddress, formatTown } from '#frontend/features/people/report/format-place.ts';
import { tamsin, wanderer } from '#frontend/features/people/report/testing.ts';

test('a town names its country only abroad', () => {
  expect(formatTown({ city: 'Duluth', state: 'MN', country: 'US' }, 'en')).toBe('Duluth, MN');
  expect(formatTown({ city: 'Bristol', state: null, country: 'GB' }, 'en')).toBe('Bristol, United Kingdom');
});

test('an address shows its known parts', () => {
  expect(formatAddress({ ...tamsin.addresses[0]!, postal_code: '55804' }, 'en')).toBe(
    '418 Cedar Hollow Rd, Duluth, MN 55804',
  );
  expect(formatAddress(wanderer.addresses[2]!, 'en')).toBe('Seattle, WA');
});
