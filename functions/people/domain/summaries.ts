import type { PersonalKind, Summaries } from '#shared/api/people/teaser.ts';
import type { Day } from '#shared/values/day.ts';
import { stateOf } from '#shared/values/fact-state.ts';
import { type Dated, lastSighting, type Person } from '#shared/values/person.ts';

/** What a teaser says of each section beside the count: kinds and dates, never a value. */
export function summariesOf(person: Person, today: Day): Summaries {
  const { phones, emails, addresses, jobs, social_profiles } = person;
  const former = (facts: Dated[]) => facts.filter((fact) => stateOf(fact, today) === 'former').length;
  return {
    personal: { kinds: personalKinds(person) },
    phones: {
      kinds: countOf(phones, ({ phone_type }) => phone_type),
      former: former(phones),
      latest: lastSighting(phones),
    },
    emails: {
      kinds: countOf(emails, ({ email_type }) => email_type),
      former: former(emails),
      latest: lastSighting(emails),
    },
    locations: {
      kinds: countOf(addresses, ({ kind }) => kind),
      streets: addresses.filter(({ street }) => street !== null).length,
      former: former(addresses),
      latest: lastSighting(addresses),
    },
    jobs: { from: earliest(jobs.map(({ started }) => started)), latest: lastSighting(jobs) },
    social_profiles: { networks: [...new Set(social_profiles.map(({ network }) => network))].sort().slice(0, 5) },
  };
}

function personalKinds({ birth_date: birth, death, gender, relation_ship_status: status }: Person): PersonalKind[] {
  return [
    ...(birth ? [birth.month === null ? ('birth-year' as const) : ('birth-month' as const)] : []),
    ...(death ? ['death' as const] : []),
    ...(gender ? ['gender' as const] : []),
    ...(status ? ['marital-status' as const] : []),
  ];
}

function countOf<F, K extends string>(facts: F[], kindOf: (fact: F) => K): Partial<Record<K, number>> {
  const counts: Partial<Record<K, number>> = {};
  for (const fact of facts) counts[kindOf(fact)] = (counts[kindOf(fact)] ?? 0) + 1;
  return counts;
}

const earliest = (days: (Day | null)[]): Day | null => days.filter((day) => day !== null).sort()[0] ?? null;
