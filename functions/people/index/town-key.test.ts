import { expect, test } from 'vitest';

import { townKey } from '#functions/people/index/town-key.ts';

test.each([
  ['The Bronx', 'Bronx'],
  ['St. Louis', 'Saint Louis'],
  ['East St Louis', 'East Saint Louis'],
  ['Ft. Worth', 'Fort Worth'],
  ['Mt Pleasant', 'Mount Pleasant'],
  ['New York City', 'New York'],
  ['Cañon City', 'Canon City'],
])('%s is %s', (one, other) => expect(townKey(one)).toBe(townKey(other)));

test.each([
  ['Kansas City', 'Kansas'],
  ['The', ''],
  ['Stamford', 'Saint Amford'],
  ['West', 'We Saint'],
])('%s is not %s', (one, other) => expect(townKey(one)).not.toBe(townKey(other)));
