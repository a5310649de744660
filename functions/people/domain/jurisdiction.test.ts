import { expect, test } from 'vitest';

import { countriesOf, isListedCountry, mayBeKept } from '#functions/people/domain/jurisdiction.ts';
import { livingIn, personNamed, provenance } from '#functions/people/testing.ts';
import { Phone } from '#shared/values/phone.ts';

const codes = [...Array(26 * 26).keys()].map((i) => String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26)));
const home = (country: string, current = true) => ({ ...livingIn('Somewhere', 'XX', null, current), country });
const phone = (number: string) => ({ number: Phone.parse(number), phone_type: 'mobile' as const, ...provenance });

test('of all countries these are not listed unless named', () => {
  const refused = codes.filter((code) => !isListedCountry(code, []));
  expect(refused.join(' ')).toBe(
    'AT BE BG BR CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO RU SE SI SK TR',
  );
  expect(refused.filter((code) => isListedCountry(code, ['TR', 'BR']))).toEqual(['BR', 'TR']);
});

test.each([
  ['a resident', { addresses: [home('US')] }, true],
  ['a resident of Germany', { addresses: [home('DE')] }, false],
  ['who moved away from Germany', { addresses: [home('DE', false), home('US')] }, true],
  ['who has a German number alone', { phones: [phone('+493012345678')] }, false],
  ['who lives in the US and has a German number', { addresses: [home('US')], phones: [phone('+493012345678')] }, true],
  ['without any facts', {}, true],
])('%s may be kept: %s', (_, facts, kept) => {
  expect(mayBeKept(personNamed('Ann Lee', facts), [])).toBe(kept);
});

test('without a place, no country is known', () => {
  expect(countriesOf(personNamed('Ann Lee'))).toEqual([]);
});
