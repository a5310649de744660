import { expect, test } from 'vitest';

import { spelledAlike, usTownWording } from '#shared/places/us-towns.ts';

test('an American town is not the old one of its name, nor a description of it', () => {
  expect(usTownWording('Rome')).toMatchObject({ ar: 'روم', pt: 'Rome' });
  expect(usTownWording('Billings').es).toBe('Billings');
  expect(usTownWording('West Bloomfield Township')).toEqual({ es: 'West Bloomfield Township' });
  expect(usTownWording('Duluth')).toEqual({});
});

test.each([
  ['مورينو فالى', 'Moreno Valley', 'مورينو فالي'],
  ['بورلينجتون', 'Burlington', 'بورلينغتون'],
  ['بيتسبورج', 'Pittsburg', 'بيتسبورغ'],
  ['أورانج', 'Orange', 'أورانج'],
  ['بريدجبورت', 'Bridgeport', 'بريدجبورت'],
])('Arabic %s, %s, is spelled %s', (ar, name, spelled) => expect(spelledAlike(ar, name)).toBe(spelled));
