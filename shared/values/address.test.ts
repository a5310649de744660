import { expect, test } from 'vitest';

import { parseAddress } from '#shared/values/address.ts';

test('splits a one-line address', () => {
  expect(parseAddress('2930 Wetmore Ave, Everett, WA 98201')).toEqual({
    street: '2930 Wetmore Ave',
    city: 'Everett',
    state: 'WA',
    postal_code: '98201',
  });
  expect(parseAddress('2930 Wetmore Ave, 98201')).toEqual({ street: '2930 Wetmore Ave', postal_code: '98201' });
  expect(parseAddress('2930 Wetmore Ave')).toEqual({ street: '2930 Wetmore Ave' });
});
