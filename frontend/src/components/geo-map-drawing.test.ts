import { expect, test } from 'vitest';

import { draw, middleLongitude } from '#frontend/components/geo-map-drawing.ts';

const duluth = { latitude: 46.7867, longitude: -92.1005, country: 'US', state: 'MN' };
const madison = { latitude: 43.0731, longitude: -89.4012, country: 'US', state: 'WI' };
const tokyo = { latitude: 35.6586, longitude: 139.7454, country: 'JP', state: '東京都' };
const sanJuan = { latitude: 18.4655, longitude: -66.1057, country: 'US', state: 'PR' };

test('sites within the US are drawn on the US map', async () => {
  const { width, height, points, on, land } = await draw([duluth, madison]);
  expect([width, height]).toEqual([975, 610]);
  expect(points.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
    [559, 119],
    [607, 201],
  ]);
  expect(on.length).toBeGreaterThan(100);
  expect(on.length).toBeLessThan(land.length / 5);
});

test.each([
  ['abroad', tokyo],
  ['on an island that the map of the states has no room for', sanJuan],
])('a site %s needs the world map', async (_, site) => {
  const { height, points, on } = await draw([duluth, site]);
  expect(height).toBe(500);
  expect(on).not.toBe('');
  for (const { x, y } of points) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(975);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(500);
  }
});

test('the world is rotated so that neighbours across the Pacific are adjacent', () => {
  expect(middleLongitude([-122, 139])).toBeCloseTo(-171.5);
  expect(middleLongitude([-10, 30])).toBe(10);
  expect(middleLongitude([5])).toBe(5);
});
