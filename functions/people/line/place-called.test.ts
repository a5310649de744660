import { expect, test } from 'vitest';

import { countryCalled } from '#functions/people/line/country-called.ts';
import { placeFinder } from '#functions/people/line/place-called.ts';
import { townLike } from '#functions/people/line/town-like.ts';
import type { Language } from '#shared/values/language.ts';

test.each<[Language, string, string, string]>([
  ['en', 'US', 'philly', 'Philadelphia'],
  ['fr', 'FR', 'st etienne', 'Saint-Étienne'],
  ['ru', 'RU', 'спб', 'Saint Petersburg'],
  ['pt', 'BR', 'bh', 'Belo Horizonte'],
  ['es', 'MX', 'cdmx', 'Mexico City'],
  ['tr', 'TR', 'almanya köln', 'Köln'],
  ['ru', 'RU', 'берлин германия', 'Berlin'],
  ['ar', 'EG', 'وهران الجزائر', 'Oran'],
  ['ja', 'JP', '北海道 札幌', 'Sapporo'],
  ['es', 'MX', 'leon gto', 'León de los Aldama'],
  ['es', 'MX', 'monterrey nl', 'Monterrey'],
  ['pt', 'BR', 'curitiba pr', 'Curitiba'],
  ['en', 'US', 'pittsburg pa', 'Pittsburgh'],
])('in %s of %s, %s is %s', async (language, country, text, city) => {
  const find = await placeFinder(language, [country]);
  expect(find(text)).toMatchObject({ city });
});

test('a Brazilian state is read where it is known', async () => {
  expect((await placeFinder('pt', ['BR']))('sp')).toEqual({ city: null, state: 'São Paulo', country: 'BR' });
  expect((await placeFinder('en', ['US']))('sp')).toBeUndefined();
});

test.each(['constructor', 'Georgia Washington', 'roussel'])('%s is no place', async (text) => {
  expect((await placeFinder('en', ['US']))(text)).toBeUndefined();
});

test('countries in all languages, by the code in force', () => {
  expect(['Германия', 'Almanya', 'Germany', 'Allemagne', 'ألمانيا', 'ドイツ'].map(countryCalled)).toEqual(
    Array.from({ length: 6 }, () => 'DE'),
  );
});

test('a misspelt town is of the reader’s country or large', async () => {
  expect(await townLike('roussel', ['FR'])).toBeUndefined();
  expect(await townLike('marseile', ['FR'])).toMatchObject({ city: 'Marseille' });
  expect(await townLike('Beracruz', ['MX'])).toMatchObject({ country: 'MX' });
});

test.each([
  ['Japan', { city: null, state: null, country: 'JP' }],
  ['Almanya', { city: null, state: null, country: 'DE' }],
  ['Lebanon', { city: null, state: null, country: 'LB' }],
  ['Lebanon PA', { city: 'Lebanon', state: 'PA' }],
  ['California USA', { city: null, state: 'CA', country: 'US' }],
  ['South Carolina USA', { city: null, state: 'SC', country: 'US' }],
  ['Houston USA', { city: 'Houston', country: 'US' }],
  ['Georgia', { city: null, state: 'GA', country: 'US' }],
  ['Singapore', { city: 'Singapore', country: 'SG' }],
])('%s alone is a country, unless its town or a US state is better known', async (text, place) => {
  expect((await placeFinder('en', ['US']))(text)).toMatchObject(place);
});
