import { expect, test } from 'vitest';

import { addressText, townText } from '#frontend/features/people/report/place-words.ts';
import { tamsin, wanderer } from '#frontend/features/people/report/testing.ts';

test('a town names its country abroad only', () => {
  expect(townText({ city: 'Duluth', state: 'MN', country: 'US' }, 'en')).toBe('Duluth, MN');
  expect(townText({ city: 'Bristol', state: null, country: 'GB' }, 'en')).toBe('Bristol, United Kingdom');
});

test('an address says what is known of it', () => {
  expect(addressText({ ...tamsin.addresses[0]!, postal_code: '55804' }, 'en')).toBe(
    '418 Cedar Hollow Rd, Duluth, MN 55804',
  );
  expect(addressText(wanderer.addresses[2]!, 'en')).toBe('Seattle, WA');
});
