import { expect, test } from 'vitest';

import { joinDetails, separatorOf } from '#shared/values/join-details.ts';

test.each([
  ['en', ['Beirut', null, 'Lebanon'], 'Beirut, Lebanon'],
  ['ja', ['Osaka', '日本'], 'Osaka、日本'],
  ['ar-u-nu-latn', ['Beirut', 'لبنان'], '\u200F\u2068Beirut\u2069، \u2068لبنان\u2069'],
  ['ar-u-nu-latn', ['ابنة', 22], '\u200F\u2068ابنة\u2069، \u206822\u2069'],
])('details in %s: %j', (locale, details, joined) => {
  expect(joinDetails(details, locale)).toBe(joined);
});

test.each(['ar-u-nu-latn', 'ja'])('an address in Latin letters keeps its order in %s', (locale) => {
  expect(joinDetails(['418 Cedar Hollow Rd', 'Duluth', 'MN 55804'], locale)).toBe(
    '418 Cedar Hollow Rd, Duluth, MN 55804',
  );
});

test('one detail stays as it is, and none is nothing', () => {
  expect(joinDetails([null, 22], 'ar-u-nu-latn')).toBe('22');
  expect(joinDetails([null, undefined], 'ar')).toBe('');
});

test('two details are separated by the comma of the language', () => {
  expect(['en', 'ja', 'ar-u-nu-latn'].map(separatorOf)).toEqual([', ', '、', '، ']);
});
