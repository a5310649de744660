import * as z from 'zod';

import { Summaries, Teaser, type Town } from '#shared/api/people/teaser.ts';
import { FactDates, factDatesOf } from '#functions/people/domain/fact-dates.ts';
import { homeOf } from '#functions/people/domain/jurisdiction.ts';
import { Link } from '#functions/people/domain/link.ts';
import { occupationOf, StoredOccupation } from '#functions/people/domain/occupation.ts';
import { familyBirthOf, mayBeMinor, relativeMayBeMinor } from '#functions/people/domain/possible-minor.ts';
import { summariesOf } from '#functions/people/domain/summaries.ts';
import { Birth, dayOf } from '#shared/values/day.ts';
import { isFormer, latestFirst } from '#shared/values/fact-state.ts';
import type { Life } from '#shared/values/vital-status.ts';
import {
  type AddressFact,
  type Counts,
  factsOf,
  isUncertain,
  lastSighting,
  type Person,
  type Provenance,
  RelativeFact,
} from '#shared/values/person.ts';

/** The item stored at every posting of a person: most of the teaser, and the names to compare with a query. */
export const Card = Teaser.omit({
  age: true,
  vital_status: true,
  occupation: true,
  summaries: true,
  last_known_in: true,
}).extend({
  /** With its month, by which the age is counted and minors are hidden. Views leave the month out. */
  birth_date: Birth.nullable(),
  /** Of a possible minor without a birth date: what the relatives say, by which they are hidden. No view shows it. */
  family_birth: Birth.optional(),
  /** Without a birth date, the year by which the person was born. No view shows it. */
  born_by: z.number().int().optional(),
  /** `last_seen` is the start of a running term: it counts for life status and order, and no view shows it. */
  is_seen_in_term: z.literal(true).optional(),
  /** Of the home in `lives_in`, which here is the last known one whether or not it is current. */
  home_dates: FactDates.optional(),
  names: z.array(
    z.object({
      full_name: z.string(),
      first_name: z.string().nullable(),
      middle_name: z.string().nullable(),
      last_name: z.string().nullable(),
    }),
  ),
  /** At the posting of an address that is an office of the person. */
  is_office: z.literal(true).optional(),
  /** At the posting of a phone, email, username or address that is no longer the person's. */
  is_former: z.literal(true).optional(),
  /** At the posting of a phone, email or username. No view shows more than a year of it. */
  link: Link.optional(),
});
export type Card = z.infer<typeof Card>;

/** The stored teaser: the card without the names that only the index reads, and what only a teaser shows. */
export const StoredTeaser = Card.omit({ names: true, is_former: true, is_office: true, link: true }).extend({
  occupation: StoredOccupation.nullable().default(null),
  summaries: Summaries.nullable().default(null),
  /** All relatives, so that those removed later can be left out. No view shows them. */
  relatives: z
    .array(RelativeFact.pick({ full_name: true, relation: true, birth_date: true, person_id: true }))
    .optional(),
  /** Expiry in seconds since 1970 for people known only from vendors; our own people have none. */
  expires_at: z.number().int().optional(),
});
export type StoredTeaser = z.infer<typeof StoredTeaser>;

/** Relations that imply an adult whatever the birth date: only these are named in a teaser. */
const grownUp = new Set(['spouse', 'partner', 'parent', 'grandparent', 'parent_in_law']);

/** The names of relatives that a teaser shows. */
export const relatedTo = ({ family_members }: Pick<Person, 'family_members'>, now: Date): string[] =>
  family_members
    .filter(({ relation, birth_date }) => grownUp.has(relation) && !mayBeMinor({ birth_date }, now))
    .map(({ full_name }) => full_name)
    .slice(0, 3);

/** The card of a person at a moment. It contains no phone, email, street or minor relative. */
export function cardOf(person: Person, now: Date): Card {
  const [shown, ...others] = person.names;
  const homes = person.addresses.filter(({ kind }) => kind !== 'office');
  const offices = person.addresses.filter(({ kind }) => kind === 'office');
  const home = homeOf(person);
  const { last_seen, sources } = sightingsOf(person);
  const represents = representedBy(person);
  const born_by = bornBy(person);
  const family_birth = !person.birth_date && mayBeMinor(person, now) && familyBirthOf(person);
  return {
    person_id: person.person_id,
    full_name: shown?.full_name ?? '',
    also_known_as: unique(
      others.map(({ full_name }) => full_name),
      String,
    ).slice(0, 3),
    birth_date: person.birth_date && { year: person.birth_date.year, month: person.birth_date.month },
    ...(isBirthUncertain(person) && { is_birth_uncertain: true as const }),
    ...(family_birth && { family_birth }),
    ...(born_by !== undefined && { born_by }),
    death: person.death && { year: person.death.year, month: person.death.month },
    portrait: person.images[0]?.portrait ?? null,
    lives_in: home ? townOf(home) : null,
    ...(home && { home_dates: factDatesOf(home) }),
    lived_in: towns(homes.filter((each) => each !== home)),
    works_in: towns(offices.filter((office) => !isFormer(office))),
    ...(represents.length && { represents }),
    related_to: relatedTo(person, now),
    counts: countsOf(person, now),
    last_seen,
    ...(last_seen !== null && lastSighting(factsOf(person)) === null && { is_seen_in_term: true as const }),
    sources,
    names: person.names.map(({ full_name, first_name, middle_name, last_name }) => ({
      full_name,
      first_name,
      middle_name,
      last_name,
    })),
  };
}

/** The teaser item of a person at a moment. */
export function storedTeaserOf(person: Person, { names: _, ...card }: Card, now: Date): StoredTeaser {
  const relatives = person.family_members.map(({ full_name, relation, birth_date, person_id }) => ({
    full_name,
    relation,
    birth_date: birth_date && { year: birth_date.year, month: birth_date.month },
    person_id,
  }));
  return {
    ...card,
    occupation: occupationOf(person, dayOf(now)),
    summaries: summariesOf(person, dayOf(now)),
    ...(relatives.length && { relatives }),
  };
}

/** The latest sighting of any fact, and all sources. Facts of one import share one source array. */
function sightingsOf(person: Person): Pick<Card, 'last_seen' | 'sources'> {
  let last_seen: Card['last_seen'] = null;
  const names: string[] = [];
  let before: Provenance[] | undefined;
  for (const { sources } of factsOf(person)) {
    if (sources === before) continue;
    before = sources;
    for (const sighting of sources) {
      if (!names.includes(sighting.source)) names.push(sighting.source);
      if (sighting.last_seen !== null && (last_seen === null || sighting.last_seen > last_seen))
        last_seen = sighting.last_seen;
    }
  }
  return { last_seen, sources: names.sort() };
}

/** The latest day on which any source saw the person. */
export const lastSeenOf = (person: Person): Card['last_seen'] => sightingsOf(person).last_seen;

/** Whether the birth date, and so the age, may be wrong. */
export const isBirthUncertain = ({ birth_date }: Pick<Person, 'birth_date'>): boolean =>
  birth_date !== null && isUncertain(birth_date);

/** What vital status and age follow from. */
export const vitalsOf = (person: Person): Life => ({
  birth_date: person.birth_date,
  born_by: bornBy(person),
  death: person.death,
  last_seen: lastSeenOf(person),
});

/** Without a birth date, the year by which a person was born: nobody is born after a job or a school of theirs has ended. */
function bornBy({ birth_date, jobs, education }: Person): number | undefined {
  if (birth_date) return undefined;
  const ends = [...jobs.map(({ ended, ended_by }) => ended ?? ended_by), ...education.map(({ ended }) => ended)];
  const [first] = ends.filter((day) => typeof day === 'string').sort();
  return first === undefined ? undefined : Number(first.slice(0, 4));
}

/** How many relatives a report lists, without minors. */
export const relationshipsOf = (person: Person, now: Date): number =>
  person.family_members.filter((relative) => !relativeMayBeMinor(relative, person, now)).length;

/** The number of facts in each section of the report; minors are not counted. */
export function countsOf(person: Person, now: Date): Counts {
  const { birth_date, death, gender, relation_ship_status } = person;
  return {
    personal:
      person.names.length + (birth_date ? 1 : 0) + (death ? 1 : 0) + (gender ? 1 : 0) + (relation_ship_status ? 1 : 0),
    phones: person.phones.length,
    emails: person.emails.length,
    locations: person.addresses.length,
    relationships: relationshipsOf(person, now),
    jobs: person.jobs.length,
    education: person.education.length,
    social_profiles: person.social_profiles.length,
    images: person.photos.length,
    cities: different(person.addresses, 'city'),
    states: different(person.addresses, 'state'),
    countries: different(person.addresses, 'country'),
  };
}

function different(addresses: AddressFact[], part: 'city' | 'state' | 'country'): number {
  if (addresses.length < 2) return addresses.length && addresses[0]![part] !== null ? 1 : 0;
  return new Set(addresses.flatMap((address) => address[part] ?? [])).size;
}

/** The regions of a person’s seats, the latest first. */
export const representedBy = ({ jobs }: Pick<Person, 'jobs'>): Town[] =>
  unique(
    jobs
      .filter(({ represents }) => represents)
      .sort(latestFirst)
      .flatMap(({ represents }) => (represents ? { city: null, ...represents } : [])),
    ({ state, country }) => `${state}|${country}`,
  );

const townOf = ({ city, state, country }: AddressFact): Town => ({ city, state, country });
const towns = (addresses: AddressFact[]) =>
  unique(addresses.map(townOf), ({ city, state, country }) => `${city}|${state}|${country}`).slice(0, 4);

const unique = <T>(items: T[], keyOf: (item: T) => string): T[] =>
  items.length < 2 ? items : [...new Map(items.map((item) => [keyOf(item), item])).values()];
