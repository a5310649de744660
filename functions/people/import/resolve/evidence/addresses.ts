import type { Evidence } from '#functions/people/import/resolve/evidence/evidence.ts';
import { streetKey } from '#functions/people/index/street.ts';
import { fold } from '#functions/names/fold.ts';
import type { AddressFact, Person } from '#shared/values/person.ts';

/**
 * Shared homes, present or past, else shared towns. A shared workplace is weak evidence: thousands may work in one
 * building.
 */
export function addressEvidence(one: Person, other: Person): Evidence[] {
  const [mine, theirs] = [homesOf(one), homesOf(other)];
  const evidenceOf = (weight: number, said: string): Evidence[] => [
    { field: 'addresses', weight, said, kind: 'shared' },
  ];
  const houses = common(mine, theirs, houseOf);
  if (houses) return evidenceOf(Math.min(8, 4 + 2 * (houses - 1)), houses > 1 ? `${houses} same houses` : 'same house');
  const towns = common(mine, theirs, townOf);
  if (towns) return evidenceOf(Math.min(4, 1.5 * towns), towns > 1 ? `${towns} same towns` : 'same town');
  const known = (homes: AddressFact[]) => homes.some(({ state }) => state);
  if (!known(mine) || !known(theirs)) return [];
  return common(mine, theirs, stateOf) ? evidenceOf(0.3, 'same state') : evidenceOf(-1.5, 'no state in common');
}

const homesOf = ({ addresses }: Person) => addresses.filter(({ kind }) => kind !== 'office');

function common(mine: AddressFact[], theirs: AddressFact[], keyOf: (address: AddressFact) => string): number {
  const keys = new Set(theirs.map(keyOf));
  return new Set(mine.map(keyOf).filter((key) => key && keys.has(key))).size;
}

function houseOf(address: AddressFact): string {
  const { house, street } = streetKey(address.street ?? '');
  const place = address.postal_code ? fold(address.postal_code).slice(0, 5) : townOf(address);
  return house && street && place ? `${place} ${street} ${house}` : '';
}
const townOf = ({ city, state, country }: AddressFact) =>
  city ? [country, fold(state ?? ''), fold(city)].join(' ') : '';
const stateOf = ({ state, country }: AddressFact) => (state ? `${country} ${fold(state)}` : '');
