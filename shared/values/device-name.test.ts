import { expect, test } from 'vitest';

import { deviceName, passkeyName } from '#shared/values/device-name.ts';

test.each([
  ['Firefox on Linux', 'en', 'Firefox on Linux'],
  ['Firefox on Linux', 'pt-PT', 'Firefox (Linux)'],
  ['Firefox on Linux', 'ja', 'Firefox（Linux）'],
  ['Safari', 'fr', 'Safari'],
  ['Another program', 'ar-u-nu-latn', 'برنامج آخر'],
])('%s in %s is %s', (device, locale, name) => {
  expect(deviceName(device, locale)).toBe(name);
});

test.each([
  ['Chrome on Linux', 'tr', 'Chrome (Linux)'],
  ['Chrome on Linux', 'ja', 'Chrome（Linux）'],
  ['Chrome on Linux', 'en', 'Chrome on Linux'],
  ['Key on my desk', 'tr', 'Key on my desk'],
  ['iCloud Keychain', 'ru', 'iCloud Keychain'],
])('the passkey %j is named in %s as %j', (name, language, shown) => {
  expect(passkeyName(name, language)).toBe(shown);
});
