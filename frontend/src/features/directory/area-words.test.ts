import { expect, test } from 'vitest';

import { areaWords } from '#frontend/features/directory/area-words.ts';

const names = {
  cityName: (city: string) => (city === 'Duluth' ? 'دولوث' : city),
  stateName: ({ state }: { state: string | null }) => (state === 'MN' ? 'مينيسوتا' : (state ?? '')),
};
const plain = { cityName: (city: string) => city, stateName: ({ state }: { state: string | null }) => state ?? '' };

test('an area code of a state is said with its cities, without repeating the state', () => {
  const served = { region: 'Minnesota', cities: ['Duluth, MN', 'Brainerd, MN'] };
  expect(areaWords(served, 'US', plain, 'en-US')).toEqual({ region: 'MN', cities: 'Duluth, Brainerd' });
  const { region, cities } = areaWords(served, 'US', names, 'ar');
  expect([region, cities]).toEqual(['مينيسوتا', 'دولوث']);
});

test('an area code of one city is said as the city is', () => {
  expect(areaWords({ region: null, cities: ['New York, NY'] }, 'US', plain, 'en-US')).toEqual({
    region: null,
    cities: 'New York, NY',
  });
});
