import type { Evidence } from '#functions/people/import/resolve/evidence/evidence.ts';
import type { Person } from '#shared/values/person.ts';

/** Agreement by chance: one in seventy for the year, one in twelve for the month. */
export function birthEvidence({ birth_date: one }: Person, { birth_date: other }: Person): Evidence[] {
  if (!one || !other) return [];
  const evidenceOf = (weight: number, said: string, kind: Evidence['kind'] = 'own') => [
    { field: 'birth_date', weight, said, kind },
  ];
  const years = Math.abs(one.year - other.year);
  const hasMonths = one.month !== null && other.month !== null;
  if (years > 1) return evidenceOf(-12, `${years} years apart`, 'contradiction');
  // A birth year computed from an age is often off by one.
  if (years === 1) return evidenceOf(hasMonths ? -3 : -1, 'a year apart');
  if (!hasMonths) return evidenceOf(3.5, 'same year');
  return one.month === other.month ? evidenceOf(6, 'same year and month') : evidenceOf(-4, 'same year, another month');
}

export function genderEvidence({ gender: one }: Person, { gender: other }: Person): Evidence[] {
  if (!one || !other) return [];
  return one.gender === other.gender
    ? [{ field: 'gender', weight: 0.6, said: 'same', kind: 'shared' }]
    : [{ field: 'gender', weight: -6, said: 'another', kind: 'contradiction' }];
}
