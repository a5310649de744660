import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { GeoMap, type Place } from '#frontend/components/geo-map.tsx';
import { show } from '#frontend/testing/render.tsx';

const places: Place[] = [
  {
    latitude: 43.07,
    longitude: -89.4,
    country: 'US',
    state: 'WI',
    number: 1,
    name: 'Madison',
    when: '2003–2009',
    current: false,
    isOffice: false,
  },
  {
    latitude: 46.79,
    longitude: -92.1,
    country: 'US',
    state: 'MN',
    number: 2,
    name: 'Duluth',
    when: 'since 2017',
    current: true,
    isOffice: false,
  },
];

const words = {
  label: 'Map: Madison, Duluth',
  hint: 'Map. Arrow keys move it.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole country',
  outside: (count: number) => `${count} outside`,
};

test('is one image with a description, its places named and numbered', async () => {
  show(<GeoMap places={places} moves={[[1, 2]]} words={words} />);
  expect(await screen.findByText('since 2017')).toBeTruthy();
  const map = screen.getByRole('img', { name: 'Map: Madison, Duluth' });
  expect([...map.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    'Duluth',
    'since 2017',
    'Madison',
    '2003–2009',
    '1',
    '2',
  ]);
  expect(map.closest('[dir=ltr]')).not.toBeNull();
});
