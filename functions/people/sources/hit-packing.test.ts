import { randomBytes } from 'node:crypto';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type HitList, type Hit, reason } from '#functions/people/domain/hit.ts';
import { CorruptData, packHits, unpackHits } from '#functions/people/sources/hit-packing.ts';
import { personId } from '#functions/people/testing.ts';

const hit = (full_name: string, more: Partial<Hit> = {}): Hit => ({
  person_id: personId(full_name),
  score: 0.9,
  reasons: [reason('nickname', { part: 'first', stored: 'Elizabeth' })],
  full_name,
  birth: { year: 1980, month: null },
  life: 'unseen',
  towns: [{ city: 'Duluth', state: 'MN', country: 'US' }],
  sources: ['Test register'],
  ...more,
});
const found = (hits: Hit[]): HitList => ({ hits, total: hits.length, states: [], truncated: false });

test('unpacks what it packed, in any script', () => {
  const name = fc.oneof(
    fc.string(),
    fc.constantFrom('', '\u0000', '\u202Egnp.exe', '👩‍👩‍👧', 'محمد', '山田 太郎', "O'Neil\n"),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 5 }), (list) => {
      const all = found(list.map(([name, score]) => hit(name, { score: Math.abs(score) })));
      expect(unpackHits(packHits(all).packed)).toEqual(all);
    }),
  );
});

test('packs a thousand people into a few dozen KB', () => {
  const all = found(Array.from({ length: 1000 }, (_, i) => hit(`Person Number ${i}`)));
  expect(packHits(all).packed.length).toBeLessThan(50_000);
});

test('truncates a list that exceeds an item, and marks it', () => {
  const noise = () => randomBytes(600).toString('base64');
  const all = found(Array.from({ length: 1000 }, (_, i) => hit(`${i}`, { full_name: noise() })));
  const { packed, stored } = packHits(all);
  expect(packed.length).toBeLessThanOrEqual(350_000);
  expect(stored).toMatchObject({ truncated: true, total: 1000 });
  expect(stored.hits).toEqual(all.hits.slice(0, stored.hits.length));
  expect(stored.hits.length).toBeGreaterThan(300);
  expect(unpackHits(packed)).toEqual(stored);
});

test('rejects damaged bytes', () => {
  const all = found([hit('Tamsin Okafor'), hit('Daniel Okafor')]);
  const { packed } = packHits(all);
  const read = (bytes: Uint8Array) => {
    try {
      return unpackHits(bytes);
    } catch (error) {
      expect(error).toBeInstanceOf(CorruptData);
      expect(String(error)).not.toContain('Okafor');
      return undefined;
    }
  };
  expect(read(Uint8Array.of())).toBeUndefined();
  expect(read(Uint8Array.of(2, ...packed.subarray(1)))).toBeUndefined();
  for (let end = 1; end < packed.length; end++) expect(read(packed.subarray(0, end))).toBeUndefined();
  for (let at = 0; at < packed.length * 8; at += 5) {
    const flipped = Uint8Array.from(packed);
    flipped[at >> 3]! ^= 1 << (at & 7);
    const stored = read(flipped);
    if (stored) expect(stored).toEqual(all); // a header bit that does not affect the content
  }
});
