import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  clusterOf,
  firstOf,
  isIn,
  NEAREST,
  panned,
  viewOf,
  wholeView,
  zoomed,
} from '#frontend/components/geo-map-view.ts';

const map = { width: 975, height: 610 };
const seattle = [
  { x: 100, y: 60 },
  { x: 110, y: 70 },
  { x: 170, y: 90 },
];
const washington = { x: 860, y: 260 };

test('a map begins with the cluster of most places, and with every current one', () => {
  const at = (point: { x: number; y: number }, current = false) => ({ ...point, current });
  const former = seattle.map((each) => at(each));
  expect(firstOf([...former, at(washington)], map)).toEqual(former);
  expect(firstOf([...former, at(washington, true)], map)).toHaveLength(4);
});

test('places cluster where most of them are, or else not', () => {
  expect(clusterOf([...seattle, washington], map)).toHaveLength(3);
  expect(clusterOf([seattle[0]!, washington], map)).toHaveLength(2);
  expect(clusterOf([...seattle.slice(0, 2), washington, { x: 400, y: 500 }], map)).toHaveLength(4);
});

test('places at one point count once', () => {
  expect(clusterOf([washington, washington, washington, ...seattle.slice(0, 2)], map)).toHaveLength(5);
});

describe('a view', () => {
  const shape = 2.6;
  const whole = wholeView(map, shape);

  test('has the shape of its frame, and holds the whole map', () => {
    expect(whole.width / whole.height).toBeCloseTo(shape);
    expect(whole.height).toBeCloseTo(610);
  });

  test('shows all points, in its shape, never beyond the map or nearer than the atlas bears', () => {
    const point = fc.record({ x: fc.integer({ min: 0, max: 975 }), y: fc.integer({ min: 0, max: 610 }) });
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 9 }), fc.constantFrom(1.35, 2.6), (points, shape) => {
        const [whole, view] = [wholeView(map, shape), viewOf(points, map, shape)];
        expect(view.width / view.height).toBeCloseTo(shape);
        expect(
          points.every((each) =>
            isIn({ ...view, x: view.x - 1, y: view.y - 1, width: view.width + 2, height: view.height + 2 }, each),
          ),
        ).toBe(true);
        expect(view.width).toBeGreaterThanOrEqual(whole.width / NEAREST - 1e-6);
        expect(view.x).toBeGreaterThanOrEqual(whole.x - 1e-6);
        expect(view.x + view.width).toBeLessThanOrEqual(whole.x + whole.width + 1e-6);
      }),
    );
  });

  test('zooms to the points it shows, and out to the whole', () => {
    const near = zoomed(whole, 4, seattle, whole);
    expect(near.width).toBeCloseTo(whole.width / 4);
    expect(isIn(near, seattle[1]!)).toBe(true);
    expect(zoomed(near, 1 / 9, seattle, whole)).toEqual(whole);
  });

  test('stops at the edges', () => {
    const near = zoomed(whole, 4, seattle, whole);
    expect(panned(near, -9, 0, whole).x).toBe(whole.x);
    expect(panned(near, 0, 9, whole).y).toBeCloseTo(whole.y + whole.height - near.height);
  });
});
