import { expect, test } from 'vitest';

import { placeMeant, placesMeant } from '#functions/people/places/place-meant.ts';

test.each([
  ['München', 'Munich', 'Bavaria', 'DE'],
  ['Munich', 'Munich', 'Bavaria', 'DE'],
  ['Сан-Франциско', 'San Francisco', 'CA', 'US'],
  ['دولوث', 'Duluth', 'MN', 'US'],
  ['القاهرة', 'Cairo', 'Cairo', 'EG'],
  ['東京', 'Tokyo', 'Tokyo', 'JP'],
  ['Lisbonne', 'Lisbon', 'Lisbon', 'PT'],
  ['Nova Iorque', 'New York City', 'NY', 'US'],
])('the town %s is %s', async (text, city, state, country) => {
  expect((await placesMeant(text, 'town'))[0]).toMatchObject({ city, state, country });
});

test.each([
  ['مينيسوتا', 'MN', 'US'],
  ['ミネソタ州', 'MN', 'US'],
  ['東京', 'Tokyo', 'JP'],
  ['Баварии', null, null],
  ['Бавария', 'Bavaria', 'DE'],
  ['Québec', 'Quebec', 'CA'],
  ['CDMX', 'Ciudad de Mexico', 'MX'],
])('the state %s is %s', async (text, state, country) => {
  const [first] = await placesMeant(text, 'state');
  if (state) expect(first).toMatchObject({ city: null, state, country });
  else expect(first).toBeUndefined();
});

test('a query finds a place in each spelling of the index', async () => {
  const { cities, states } = await placeMeant({ city: 'Мюнхен' });
  expect([...cities]).toEqual(expect.arrayContaining(['мюнхен', 'munich', 'munchen']));
  expect(states.size).toBe(0);
  expect([...(await placeMeant({ state: 'مينيسوتا' })).states]).toContain('mn');
  const whole = await placeMeant({ city: '福岡県福岡市' });
  expect([[...whole.cities].includes('fukuoka'), [...whole.states].includes('fukuoka')]).toEqual([true, true]);
  expect([...(await placeMeant({ city: 'Munich, Bavaria' })).states]).toContain('bavaria');
});

test('a state where a town is asked for is a state', async () => {
  const { cities, states } = await placeMeant({ city: 'ミネソタ州' });
  expect([cities.size, [...states].includes('mn')]).toEqual([0, true]);
});

test('an English place in the US, and one that nobody knows, stay as typed', async () => {
  expect(await placeMeant({ city: 'Duluth', state: 'mn' })).toEqual({
    cities: new Set(['duluth']),
    states: new Set(['mn']),
  });
  expect((await placeMeant({ city: 'Qwxyz|' })).cities).toEqual(new Set(['qwxyz']));
  expect(await placeMeant({})).toEqual({ cities: new Set(), states: new Set() });
});
