import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { layOut, numbers, PIN, type Spot, WHEN } from '#frontend/components/geo-map-layout.ts';
import { textWidth } from '#frontend/lib/text-width.ts';

const frame = { width: 975, height: 610, unit: 1 };
const spot = (number: number, x: number, y: number, more: Partial<Spot> = {}): Spot => ({
  x,
  y,
  number,
  name: `Town ${number}`,
  when: '2001–2004',
  current: false,
  isOffice: false,
  ...more,
});

describe('pins', () => {
  test('places too close to tell apart share a pin', () => {
    const { pins } = layOut([spot(1, 100, 100), spot(2, 500, 300), spot(3, 104, 98, { current: true })], [], frame);
    expect(pins.map(({ text, current }) => [text, current])).toEqual([
      ['1, 3', true],
      ['2', false],
    ]);
  });

  test('of several towns a pin names one, and how many more there are', () => {
    const { pins, labels } = layOut([spot(1, 100, 100), spot(2, 112, 100), spot(3, 124, 100)], [], frame);
    expect(pins.map(({ text, x }) => [text, x])).toEqual([['1–3', 112]]);
    expect(labels.map(({ name }) => name)).toEqual(['Town 3 +2']);
  });

  test('of several places a pin gives no dates, which would be those of one', () => {
    const now = { current: true, when: 'since 2019' };
    const { pins } = layOut([spot(1, 100, 100), spot(2, 100, 100, now), spot(3, 500, 300, now)], [], frame);
    expect(pins.map(({ text, when }) => [text, when])).toEqual([
      ['1, 2', ''],
      ['3', 'since 2019'],
    ]);
  });

  test('never cover each other', () => {
    const point = fc.record({ x: fc.integer({ min: 0, max: 975 }), y: fc.integer({ min: 0, max: 610 }) });
    fc.assert(
      fc.property(fc.array(point, { maxLength: 40 }), fc.constantFrom(1, 2.8), (points, unit) => {
        const { pins } = layOut(
          points.map(({ x, y }, i) => spot(i + 1, x, y)),
          [],
          { ...frame, unit },
        );
        for (const [i, a] of pins.entries()) {
          for (const b of pins.slice(i + 1)) {
            const isApart = Math.abs(a.x - b.x) >= a.half + b.half || Math.abs(a.y - b.y) >= PIN * 2 * unit;
            expect(isApart).toBe(true);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('many numbers are abbreviated', () => {
    expect(numbers([3, 1, 2])).toBe('1–3');
    expect(numbers([4, 1, 5])).toBe('1, 4, 5');
    expect(numbers([9, 1, 2, 3, 5, 7])).toBe('1–3 +3');
  });
});

describe('the path', () => {
  test('connects the places between which someone moved', () => {
    const { path } = layOut([spot(1, 10, 10), spot(2, 100, 100), spot(3, 300, 100)], [[2, 3]], frame);
    expect(path).toMatch(/^M100,100Q[\d.,-]+ 300,100$/);
  });

  test('a return trip does not overlap the way there', () => {
    const { path } = layOut(
      [spot(1, 100, 100), spot(2, 300, 100), spot(3, 100, 100)],
      [
        [1, 2],
        [2, 3],
      ],
      frame,
    );
    const [there, back] = [...path.matchAll(/Q[\d.-]+,([\d.-]+) /g)].map(([, y]) => Number(y));
    expect(there).toBeLessThan(100);
    expect(back).toBeGreaterThan(100);
  });

  test('does not move for a move within a town', () => {
    expect(layOut([spot(1, 100, 100), spot(2, 103, 100)], [[1, 2]], frame).path).toBe('');
  });
});

describe('labels', () => {
  test('the current place is labelled first', () => {
    const crowd = [1, 2, 3, 4].map((number) => spot(number, 40 + number * 24, 20, { current: number === 2 }));
    const { labels } = layOut(crowd, [], { width: 180, height: 60, unit: 1 });
    expect(labels[0]!.name).toBe('Town 2');
    expect(labels.length).toBeLessThan(4);
  });

  test('never overlap each other, a pin, or the edge', () => {
    const spots = fc.array(fc.record({ x: fc.integer({ min: 0, max: 975 }), y: fc.integer({ min: 0, max: 610 }) }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(spots, fc.constantFrom(1, 2.8), (points, unit) => {
        const { labels, pins } = layOut(
          points.map(({ x, y }, i) => spot(i + 1, x, y)),
          points.slice(1).map((_, i) => [i + 1, i + 2] as const),
          { ...frame, unit },
        );
        const boxes = labels.map(({ x, y, anchor, name, when }) => {
          const wide = Math.max(textWidth(name, 13), textWidth(when, WHEN)) * unit;
          const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
          return { left, right: left + wide, top: y - 8 * unit, bottom: y + (when ? 14 : 0) * unit };
        });
        for (const [i, a] of boxes.entries()) {
          expect(a.left).toBeGreaterThanOrEqual(-1e-6);
          expect(a.right).toBeLessThanOrEqual(975 + 1e-6);
          for (const b of boxes.slice(i + 1)) {
            expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
          }
          for (const { x, y } of pins) expect(a.left < x && x < a.right && a.top < y && y < a.bottom).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });
});
