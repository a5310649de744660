import { expect, test } from 'vitest';

import {
  carrierOf,
  carriersOf,
  carrierView,
  codesFor,
  legsOf,
  queryFor,
  restoreFor,
  sharing,
  undoFor,
} from '#functions/calls/forwarding/carriers/codes.ts';
import { CarrierRow, Scheme } from '#functions/calls/forwarding/carriers/row.ts';
import { schemes } from '#functions/calls/forwarding/carriers/schemes.ts';
import { carriers, countries } from '#functions/calls/forwarding/carriers/table.ts';
import { Carrier, legs } from '#shared/api/forwarding.ts';
import { Phone } from '#shared/values/phone.ts';

const ours = Phone.parse('+12185550199');
const carrierWith = (id: string) => carrierOf(id) ?? expect.unreachable(id);

test.each([
  ['us-t-mobile', 'no_answer', '**61*12185550199#', '##61#', '*#61#', '##004#'],
  ['us-t-mobile', 'busy', '**67*12185550199#', '##67#', '*#67#', '##004#'],
  ['us-t-mobile', 'unreachable', '**62*12185550199#', '##62#', '*#62#', '##004#'],
  ['us-verizon', 'no_answer', '*712185550199', '*73', null, '*73'],
  ['us-verizon', 'busy', '*712185550199', '*73', null, '*73'],
  ['us-att', 'no_answer', '**61*12185550199#', '##61#', '*#61#', '##004#'],
  ['us-att-star', 'no_answer', '*922185550199', '*93', null, '*93 *91'],
  ['us-att-star', 'busy', '*902185550199', '*91', null, '*93 *91'],
  ['ca-telus', 'no_answer', '*61*2185550199#', '#61#', '*#61#', '#61# #67# #62#'],
  ['ca-rogers', 'busy', '*67*2185550199#', '##67#', '*#67#', '##004#'],
  ['us-google-fi', 'busy', '+12185550199', '', null, ''],
] as const)('%s, %s: %s', (id, leg, code, undo, query, all) => {
  const carrier = carrierWith(id);
  expect([codesFor(carrier, leg, ours), undoFor(carrier, leg), queryFor(carrier, leg), undoFor(carrier)]).toEqual([
    code,
    undo,
    query,
    all,
  ]);
});

test.each([
  ['gb-vodafone', '+442079460018', '**61*+442079460018#'],
  ['fr-orange', '+33155500142', '**61*+33155500142#'],
  ['tr-turkcell', '+902125550142', '**61*02125550142#'],
  ['tr-turkcell', '+12185550199', '**61*+12185550199#'],
  ['jp-au', '+81355500142', '14220355500142'],
  ['jp-au', '+12185550199', '142201012185550199'],
  ['jp-docomo', '+81355500142', '1429 1421'],
  ['br-vivo', '+551155500142', '**61*+551155500142#'],
  ['il-partner', '+97235550142', '*61*035550142#'],
])('a number as %s wants it: %s', (id, number, code) => {
  expect(codesFor(carrierWith(id), 'no_answer', Phone.parse(number))).toBe(code);
});

test('sets the ring time on the first leg only, to a value that the carrier supports', () => {
  expect(codesFor(carrierWith('us-t-mobile'), 'no_answer', ours, 20)).toBe('**61*12185550199*11*20#');
  expect(codesFor(carrierWith('us-t-mobile'), 'no_answer', ours, 17)).toBe('**61*12185550199#');
  expect(codesFor(carrierWith('us-t-mobile'), 'busy', ours, 20)).toBe('**67*12185550199#');
  expect(codesFor(carrierWith('tr-turkcell'), 'no_answer', Phone.parse('+902125550142'), 10)).toBe(
    '**61*02125550142**10#',
  );
  expect(codesFor(carrierWith('us-verizon'), 'no_answer', ours, 20)).toBe('*712185550199');
});

test('restores voicemail from the phone’s own setting, else the carrier’s, else not at all', () => {
  expect(restoreFor(carrierWith('us-t-mobile'), null)).toBe('**61*18056377243#');
  expect(restoreFor(carrierWith('us-t-mobile'), '+1 218 555 0100')).toBe('**61*+12185550100#');
  expect(restoreFor(carrierWith('fr-free'), null)).toBeNull();
  expect(restoreFor(carrierWith('jp-docomo'), '1417')).toBeNull();
});

test('one code may set several legs', () => {
  expect(sharing(carrierWith('us-verizon'), 'busy')).toEqual(['no_answer', 'busy']);
  expect(sharing(carrierWith('us-t-mobile'), 'busy')).toEqual(['busy']);
  expect(sharing(carrierWith('us-google-fi'), 'busy')).toEqual(['busy']);
});

test('rejects every code that forwards all calls, whatever the scheme', () => {
  for (const carrier of carriers)
    for (const leg of legsOf(carrier)) expect(codesFor(carrier, leg, ours)).not.toMatch(/\*(21|002)\*|^\*72|^1424/);
  for (const set of ['**21*{number}#', '*21*{number}#', '**002*{number}#', '*72{number}']) {
    const scheme = { legs: { no_answer: { set, undo: '', query: null } }, undo_all: null };
    expect(Scheme.safeParse(scheme).success, set).toBe(false);
  }
  for (const scheme of Object.values(schemes)) expect(Scheme.safeParse(scheme).success).toBe(true);
});

test('every carrier row is complete, unique and reversible', () => {
  expect(new Set(carriers.map(({ id }) => id)).size).toBe(carriers.length);
  const networks = carriers.flatMap((carrier) => carrier.networks);
  expect(new Set(networks).size).toBe(networks.length);
  for (const carrier of carriers) {
    expect(CarrierRow.parse(carrier)).toEqual(carrier);
    expect(Carrier.parse(carrierView(carrier)).legs).not.toEqual([]);
    expect(carrier.id.startsWith(carrier.country.toLowerCase())).toBe(true);
    expect(countries).toContain(carrier.country);
    for (const leg of legsOf(carrier)) expect(Boolean(undoFor(carrier, leg))).toBe(!carrier.is_by_app);
  }
});

test('each country ends with “another carrier”; an unknown country has only that one', () => {
  for (const country of countries) expect(carriersOf(country).at(-1)?.id).toBe(`${country.toLowerCase()}-other`);
  expect(carriersOf('XK').map(({ id }) => id)).toEqual(['zz-other']);
  expect(legsOf(carrierWith('zz-other'))).toEqual([...legs]);
  expect(carrierWith('jp-other').is_by_app).toBe(true);
});
