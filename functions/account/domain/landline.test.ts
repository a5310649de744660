import { expect, test } from 'vitest';

import { isLandline } from '#functions/account/domain/landline.ts';
import { Phone } from '#shared/values/phone.ts';

test.each([
  ['+442079460123', 'London', true],
  ['+493023125123', 'Berlin', true],
  ['+81312345678', 'Tokyo', true],
  ['+551133334444', 'São Paulo', true],
  ['+447700900123', 'a British mobile', false],
  ['+5511987654321', 'a Brazilian mobile', false],
  ['+12185550110', 'the US, where numbers do not tell', false],
  ['+999123456789', 'no country', false],
])('%s, %s: %s', (phone, _, is) => expect(isLandline(Phone.parse(phone))).toBe(is));
