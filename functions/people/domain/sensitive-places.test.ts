import { expect, test } from 'vitest';

import { sensitiveLine, sensitivePlaces, withoutSensitivePlaces } from '#functions/people/domain/sensitive-places.ts';
import { livingIn, personNamed } from '#functions/people/testing.ts';

const isSensitive = sensitiveLine(sensitivePlaces);

test.each([
  'Hope Women’s Shelter, 12 Main St',
  'c/o Safe House, PO Box 4',
  'St. Mary Hospital, Room 4',
  'New Dawn Rehab, 9 Oak Ave',
  'FRAUENHAUS Nord',
  'Church of St. Anne, 3 High St',
  'Al-Noor Mosque',
  'Sober Living, 88 Pine',
])('“%s” is a sensitive place', (line) => {
  expect(isSensitive(line)).toBe(true);
});

test.each([
  '12 Church Street',
  '7 Hospital Rd',
  '40 Clinic Drive',
  '5 Shelter Cove Way',
  '9 Refuge Rock Ln',
  '1 Elm St',
])('“%s” is a street', (line) => {
  expect(isSensitive(line)).toBe(false);
});

test('words of the configuration count too; one that is no word does not', () => {
  const line = sensitiveLine(['Krisenzentrum', '. * +']);
  expect(line('Krisenzentrum Süd, 3. Stock')).toBe(true);
  expect(line('1 Elm St')).toBe(false);
});

test('the whole address goes, with its town, and the others stay', () => {
  const addresses = [livingIn('Duluth', 'MN', 'Hope Shelter, 12 Main St'), livingIn('Austin', 'TX', '1 Elm St', false)];
  const { addresses: kept } = withoutSensitivePlaces(personNamed('Ann Lee', { addresses }), isSensitive);
  expect(kept.map(({ city }) => city)).toEqual(['Austin']);
});
