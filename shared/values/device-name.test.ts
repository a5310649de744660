import { expect, test } from 'vitest';

import { deviceName } from '#shared/values/device-name.ts';

test.each([
  ['Firefox on Linux', 'en', 'Firefox on Linux'],
  ['Firefox on Linux', 'pt-PT', 'Firefox (Linux)'],
  ['Firefox on Linux', 'ja', 'Firefox（Linux）'],
  ['Safari', 'fr', 'Safari'],
  ['Another program', 'ar-u-nu-latn', 'برنامج آخر'],
])('%s in %s is %s', (device, locale, name) => {
  expect(deviceName(device, locale)).toBe(name);
});
