import { describe, expect, test } from 'vitest';

import { numberFacts } from '#functions/calls/numbers/plans/number-facts.ts';
import type { Language } from '#shared/values/language.ts';
import type { Phone } from '#shared/values/phone.ts';

const factsOf = (number: string, language: Language = 'en') => numberFacts(number as Phone, language);

// Expected values are those of Google’s own library, release 9.0.43, for the same numbers.
test.each([
  ['+12185550142', 'US', 'fixed_or_mobile', 'Minnesota', 'America/Chicago'],
  ['+13124567890', 'US', 'fixed_or_mobile', 'Chicago, IL', 'America/Chicago'],
  ['+442071838750', 'GB', 'fixed', 'London', 'Europe/London'],
  ['+97142345678', 'AE', 'fixed', 'Dubai', 'Asia/Dubai'],
  ['+5511987654321', 'BR', 'mobile', 'São Paulo', 'America/Sao_Paulo'],
  ['+8613812345678', 'CN', 'mobile', 'Lianyungang, Jiangsu', 'Asia/Shanghai'],
])('%s is a number of %s, %s, of %s', (number, country, line, place, zone) => {
  const facts = factsOf(number);
  expect(facts).toMatchObject({ is_valid: true, country, line, time_zones: [zone] });
  expect(facts.place?.name).toBe(place);
});

test.each([
  ['+18005551234', 'toll_free'],
  ['+19005551234', 'premium'],
  ['+49180512345', 'shared_cost'],
  ['+815012345678', 'internet'],
  ['+870773111632', 'satellite'],
  ['+8821690123456', 'satellite'],
  ['+19995551234', 'unknown'],
])('%s is a line of the kind %s, of no place and no time', (number, line) => {
  expect(factsOf(number)).toMatchObject({ line, place: null, carrier: null, time_zones: [] });
});

describe('a place is named in the language of the reader', () => {
  test.each([
    ['+81312345678', 'ja', '東京'],
    ['+74951234567', 'ru', 'Московская обл.'],
    ['+902321234567', 'tr', 'İzmir'],
    ['+3222345678', 'fr', 'Bruxelles'],
  ] as const)('%s in %s', (number, language, name) => {
    expect(factsOf(number, language).place).toEqual({ name, language });
  });

  test('where the plan has it, and else in English', () => {
    expect(factsOf('+13124567890', 'ja').place).toEqual({ name: 'Chicago, IL', language: 'en' });
  });
});

test('names the carrier that a range was given to', () => {
  expect(factsOf('+905321234567').carrier).toEqual({ name: 'Turkcell', language: 'en' });
  expect(factsOf('+442071838750').carrier).toBeNull();
});

test('a range that is given to nobody is not valid, and says no more', () => {
  expect(factsOf('+19995551234')).toMatchObject({ is_valid: false, country: null, international: '+1 999 555 1234' });
});

test('digits that are no number at all are shown as they are', () => {
  expect(factsOf('+999123456789')).toMatchObject({ is_valid: false, international: '+999123456789', line: 'unknown' });
});

test.each([
  ['+12062206400', 'Washington State', 'Seattle, WA'],
  ['+12064430000', 'Seattle, WA', null],
  ['+12185550142', 'Minnesota', null],
  ['+442071838750', 'London', null],
])('%s is of %s, and most numbers of its area code of %s', (number, place, town) => {
  const facts = factsOf(number);
  expect([facts.place?.name, facts.area_town?.name ?? null]).toEqual([place, town]);
});
