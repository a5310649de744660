import { describe, expect, it } from 'vitest';

import { ImportRecord, type RawRecord } from '#functions/people/import/record.ts';
import { people } from '#scripts/population/people.ts';
import type { NoiseContext } from '#scripts/suppression/noise.ts';
import { draftOf, recordOf } from '#scripts/suppression/second-noise/draft.ts';
import { kinds } from '#scripts/suppression/second-noise/kinds.ts';
import { noise, noiseWithKinds } from '#scripts/suppression/second-noise.ts';
import { random } from '#shared/values/chance.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

const population = [...people(1200, 'second-noise')];

const contextOf = (record: RawRecord, round: number): NoiseContext => ({
  round,
  chance: random(`${String(record.id)}/${round}`),
  newAddress: () => ({ street: '12 Elsewhere Rd', city: 'Fargo', state: 'ND', postal_code: '58102', country: 'US' }),
  newPhone: () => '+17015550198',
  newEmail: () => 'new.person@example.com',
});
/** Rare names come up often enough for what is only done to them. */
const roundsOf = (record: RawRecord) =>
  /[’\p{Script=Han}\p{Script=Arabic}\p{Script=Cyrillic}]|Mc/u.test(JSON.stringify(record.names)) ? 40 : 9;
const made = population.flatMap((record) =>
  Array.from({ length: roundsOf(record) }, (_, round) => noiseWithKinds(record, contextOf(record, round))).flat(),
);

describe('the second noise', () => {
  it('is the same for the same seed, and leaves the clean record as it was', () => {
    const before = JSON.stringify(population.slice(0, 100));
    const runs = [1, 2].map(() => population.slice(0, 100).map((record) => noise(record, contextOf(record, 1))));
    expect(runs[0]).toEqual(runs[1]);
    expect(JSON.stringify(population.slice(0, 100))).toBe(before);
  });

  it('differs from round to round', () => {
    const [record] = population;
    expect(noise(record!, contextOf(record!, 1))).not.toEqual(noise(record!, contextOf(record!, 2)));
  });

  it('makes records that can be imported', () => {
    const refused = made.filter(({ record }) => !ImportRecord.safeParse(record).success);
    expect(refused).toEqual([]);
    const numbers = made
      .flatMap(({ record }) => record.phones ?? [])
      .map((row) => (typeof row === 'string' ? row : row.number));
    expect(numbers.filter((number) => !parsePhone(number))).toEqual([]);
  });

  it('has kinds with names of their own', () => {
    expect(new Set(kinds.map(({ title }) => title)).size).toBe(kinds.length);
  });

  it.each(kinds.map((kind) => [kind.title, kind] as const))('“%s” occurs and changes something', (title, kind) => {
    expect(made.some((each) => each.kinds.includes(title))).toBe(true);
    const changes = population.some((record) => {
      const clean = draftOf(record);
      const changed = kind.change(clean, contextOf(record, 1));
      return changed && JSON.stringify(recordOf(changed, '')) !== JSON.stringify(recordOf(clean, ''));
    });
    expect(changes).toBe(true);
  });

  it('mostly has one to three kinds in a record', () => {
    const titles = new Set(kinds.map(({ title }) => title));
    const amounts = made.map((each) => each.kinds.filter((title) => titles.has(title)).length);
    expect(amounts.filter((amount) => amount >= 1 && amount <= 3).length / made.length).toBeGreaterThan(0.75);
    expect(amounts.includes(5)).toBe(true);
  });
});
