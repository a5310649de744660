import { expect, test } from 'vitest';

import { addressesOf, groupPhones } from '#frontend/features/people/report/phone-groups.ts';
import { tamsin } from '#frontend/features/people/report/testing.ts';

const TODAY = '2026-11-21';
const [mobile, landline] = tamsin.phones;
const [home] = tamsin.addresses;
const office = (key: string | undefined, number: string, more: Partial<NonNullable<typeof mobile>> = {}) => ({
  ...landline!,
  fact_id: number.padEnd(43, '0'),
  number: number as never,
  phone_type: 'office' as const,
  ...(key && { office: key }),
  ...more,
});
const at = (key: string) => ({ ...home!, kind: 'office' as const, office: key });
const numbersOf = (phones: { number: string }[]) => phones.map(({ number }) => number);

test('an office has its address, its number and then its fax; numbers of no office stand alone', () => {
  const phones = [
    office('everett-0001', '+14255550101', { phone_type: 'fax' }),
    office('everett-0001', '+14255550100'),
    mobile!,
    office(undefined, '+12025550100'),
  ];
  const groups = groupPhones({ phones, addresses: [home!, at('everett-0001')] }, TODAY);
  expect(groups.offices.map(({ numbers }) => numbersOf(numbers))).toEqual([['+14255550100', '+14255550101']]);
  expect(groups.offices[0]!.address?.office).toBe('everett-0001');
  expect(numbersOf(groups.numbers)).toEqual(['+12185550142', '+12025550100']);
  expect(addressesOf(groups).size).toBe(1);
});

test('an area code is no link', () => {
  const addresses = [{ ...at('duluth-00001'), city: 'Duluth' }];
  const groups = groupPhones({ phones: [office(undefined, '+12185550100')], addresses }, TODAY);
  expect(groups.offices).toEqual([]);
  expect(groups.numbers).toHaveLength(1);
});

test('faxes of no office come apart, former numbers are folded, each number stands once', () => {
  const phones = [
    office('old-00000001', '+12025550101', { former: true, fact_state: 'former' }),
    office(undefined, '+12025550102', { phone_type: 'fax' }),
    office('single-00001', '+12025550103'),
  ];
  const groups = groupPhones({ phones, addresses: [at('old-00000001')] }, TODAY);
  expect(groups.offices).toEqual([]);
  expect(numbersOf(groups.faxes)).toEqual(['+12025550102']);
  expect(numbersOf(groups.former)).toEqual(['+12025550101']);
  expect(numbersOf(groups.numbers)).toEqual(['+12025550103']);
});

test('two numbers of one office are an office, though its address is not known', () => {
  const phones = [office('one-00000001', '+12025550101'), office('one-00000001', '+12025550102')];
  const { offices } = groupPhones({ phones, addresses: [] }, TODAY);
  expect(offices).toMatchObject([{ address: null, numbers: phones }]);
});
