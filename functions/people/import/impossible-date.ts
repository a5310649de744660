import { factsOf, type Person } from '#shared/values/person.ts';
import type { Birth, Day } from '#shared/values/day.ts';

/** The first date of a record that cannot be, in words for the operator; undefined if there is none. */
export function impossibleDate(person: Person, today: Day): string | undefined {
  const { birth_date, death, jobs, education } = person;
  if (birth_date && isAfter(birth_date, today)) return 'birth_date: is in the future';
  if (death && isAfter(death, today)) return 'death: is in the future';
  if (birth_date && death && isBefore(death, birth_date)) return 'death: is before the birth';
  for (const { sources } of factsOf(person))
    for (const { first_seen, last_seen } of sources) {
      if ((first_seen ?? '') > today || (last_seen ?? '') > today) return 'a fact was seen in the future';
      if (first_seen && last_seen && last_seen < first_seen) return 'a fact was last seen before it was first seen';
    }
  const isReversed = [...jobs, ...education].some(({ started, ended }) => started && ended && ended < started);
  if (isReversed) return 'a job or school ended before it started';
  const isBeforeBirth = jobs.some(({ ended_by }) => ended_by && birth_date && isAfter(birth_date, ended_by));
  return isBeforeBirth ? 'a job had ended before the birth' : undefined;
}

const isAfter = ({ year, month }: Birth, today: Day) =>
  `${year}-${String(month ?? 1).padStart(2, '0')}` > today.slice(0, 7);

const isBefore = (one: Birth, other: Birth) =>
  one.year < other.year || (one.year === other.year && (one.month ?? 12) < (other.month ?? 1));
