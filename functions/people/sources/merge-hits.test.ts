import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Hit } from '#functions/people/domain/hit.ts';
import { mergeHits, type SourceHit } from '#functions/people/sources/merge-hits.ts';
import { personId, personNamed } from '#functions/people/testing.ts';

const duluth = { city: 'Duluth', state: 'MN', country: 'US' };
const austin = { city: 'Austin', state: 'TX', country: 'US' };

let next = 0;
const hit = (more: Partial<Hit> = {}): Hit => ({
  person_id: personId(`${next++}`),
  score: 0.5,
  reasons: [],
  full_name: 'Ann Lee',
  birth: { year: 1980, month: null },
  life: 'unseen',
  towns: [duluth],
  sources: ['Register'],
  ...more,
});
const own = (more: Partial<Hit> = {}, ...contacts: string[]): SourceHit => ({ hit: hit(more), contacts });
const at = (source: string, more: Partial<Hit> = {}, ...contacts: string[]): SourceHit => ({
  hit: hit({ sources: [source], ...more }),
  contacts,
  candidate: { source, ref: `${next}`, person: personNamed('Ann Lee'), counts: {} },
});

const PHONE = '+12185550142';
const isOne = (a: SourceHit, b: SourceHit) => mergeHits([a], [b]).length === 1;

test('merges hits with the same name, birth year and town', () => {
  expect(isOne(own(), at('A'))).toBe(true);
  expect(isOne(own({ full_name: 'Ann M. Lee' }), at('A', { full_name: 'ANN LEE' }))).toBe(true);
});

test.each<[string, Partial<Hit>]>([
  ['another year', { birth: { year: 1981, month: null } }],
  ['no year', { birth: null }],
  ['another town', { towns: [austin] }],
  ['no town', { towns: [] }],
  ['another first name', { full_name: 'Amy Lee' }],
])('keeps hits apart that differ in %s', (_, more) => {
  expect(isOne(own(), at('A', more))).toBe(false);
});

test('keeps hits apart with another birth month', () => {
  expect(isOne(own({ birth: { year: 1980, month: 3 } }), at('A', { birth: { year: 1980, month: 4 } }))).toBe(false);
});

test('merges hits with the same name and a shared phone or email', () => {
  const moved = { towns: [austin], birth: null };
  expect(isOne(own({}, PHONE), at('A', moved, PHONE))).toBe(true);
  expect(isOne(own({}, PHONE), at('A', { ...moved, full_name: 'A. Lee' }, PHONE))).toBe(true);
});

test('keeps household members apart, even father and son', () => {
  expect(isOne(own({}, PHONE), at('A', { full_name: 'Daniel Lee' }, PHONE))).toBe(false);
  expect(isOne(own({}, PHONE), at('A', { birth: { year: 2004, month: null } }, PHONE))).toBe(false);
});

test('never merges by names without letters', () => {
  expect(isOne(own({ full_name: '😀' }, PHONE), at('A', { full_name: '!!' }, PHONE))).toBe(false);
  expect(isOne(own({ full_name: '😀' }), at('A', { full_name: '!!' }))).toBe(false);
});

test('merges with neither of two possible hits', () => {
  expect(mergeHits([own(), own()], [at('A')])).toHaveLength(3);
});

test('never merges two hits of one source', () => {
  expect(mergeHits([], [at('A'), at('A')])).toHaveLength(2);
  expect(mergeHits([own(), own()])).toHaveLength(2);
  expect(mergeHits([own()], [at('A'), at('A')])).toHaveLength(2);
});

test('keeps our own id, all sources and towns, and the better score', () => {
  const [mine, a, b] = [
    own({ birth: null }, PHONE),
    at('A', { score: 0.9, towns: [austin, duluth] }, PHONE, 'ann@example.com'),
    at('B', { full_name: 'A Lee' }, 'ann@example.com'),
  ];
  const merged = mergeHits([mine], [a], [b]);
  expect(merged).toMatchObject([
    {
      hit: { person_id: mine.hit.person_id, score: 0.9, towns: [duluth, austin], birth: { year: 1980 } },
      isOwn: true,
      candidates: [{ source: 'A' }, { source: 'B' }],
    },
  ]);
  expect(merged[0]?.hit.sources).toEqual(['Register', 'A', 'B']);
});

test('keeps every own hit separate for any vendor answers', () => {
  const person = fc.record({
    name: fc.constantFrom('Ann Lee', 'A Lee', 'Bo Lee', ''),
    year: fc.constantFrom(null, 1980, 1981),
    town: fc.constantFrom(duluth, austin),
    contacts: fc.subarray([PHONE, 'ann@example.com']),
    score: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  const asSourceHit =
    (make: typeof own) =>
    (each: { name: string; year: number | null; town: typeof duluth; contacts: string[]; score: number }) =>
      make(
        {
          full_name: each.name,
          birth: each.year ? { year: each.year, month: null } : null,
          towns: [each.town],
          score: each.score,
        },
        ...each.contacts,
      );
  fc.assert(
    fc.property(fc.array(person), fc.array(person), fc.array(person), (mine, some, others) => {
      const kept = mine.toSorted((x, y) => y.score - x.score).map(asSourceHit(own));
      const [a, b] = [
        some.map(asSourceHit((more, ...c) => at('A', more, ...c))),
        others.map(asSourceHit((more, ...c) => at('B', more, ...c))),
      ];
      const merged = mergeHits(kept, a, b);
      const ids = merged.map(({ hit }) => hit.person_id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(kept.every(({ hit }) => ids.includes(hit.person_id))).toBe(true);
      expect(merged.flatMap(({ candidates }) => candidates)).toHaveLength(a.length + b.length);
      for (const { candidates } of merged)
        expect(new Set(candidates.map(({ source }) => source)).size).toBe(candidates.length);
      expect(merged.map(({ hit }) => hit.score)).toEqual(merged.map(({ hit }) => hit.score).toSorted((x, y) => y - x));
    }),
  );
});

test('keeps the order of our own hits, which considers more than the score', () => {
  const [first, second, third] = [own({ score: 1 }), own({ score: 0.7, birth: null }), own({ score: 0.9 })];
  const between = at('A', { score: 0.8, full_name: 'Ann Leigh' });
  const ids = mergeHits([first, second, third], [between]).map(({ hit }) => hit.person_id);
  expect(ids).toEqual([first, between, second, third].map(({ hit }) => hit.person_id));
});
