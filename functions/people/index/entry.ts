import { words } from '#functions/names/fold.ts';
import { romanise } from '#functions/names/romanise.ts';
import { memoize } from '#functions/platform/memoize.ts';
import { soundOf } from '#functions/people/index/sound.ts';
import type { Town } from '#shared/api/people.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { AddressFact, NameFact, Person } from '#shared/values/person.ts';
import { isAdult } from '#shared/values/day.ts';

/** One name under which the index has a person, with what tells its bearers apart. Small: there are millions of them. */
export type NameEntry = {
  person_id: PersonId;
  last: NameSpelling;
  first: NameSpelling;
  /** Further given names, folded words; empty where there are none. */
  middle: string;
  /** The year of birth, and its month where it is known. */
  year: number | null;
  month: number | null;
  /** Where the person lives, then where they lived, at most three. */
  towns: Town[];
  /** Whether this is another name than the one we show. */
  isOther: boolean;
  /** How much is known of them, 0 to 255: of equals, who is better known comes first. */
  weight: number;
};

/** A part of a name: as its bearer writes it, and folded to the Latin words by which it is compared. */
export type NameSpelling = { shown: string; key: string };

/** The spellings in Latin letters under which a name of another script lies: its likeliest readings. */
const MOST_READINGS = 3;
const MOST_TOWNS = 3;
const MOST_WORDS = 3;

/** Every name of a person as the index keeps it. Nobody under 18 is in it. */
export function nameEntriesOf(person: Person, now: Date): NameEntry[] {
  if (!isAdult(now, person.birth_date)) return [];
  const { person_id, birth_date } = person;
  const about = {
    person_id,
    year: birth_date?.year ?? null,
    month: birth_date?.month ?? null,
    towns: townsOf(person),
    weight: weightOf(person),
  };
  const entries: NameEntry[] = [];
  person.names.forEach((name, at) => {
    for (const { last, first, middle } of readingsOf(name))
      entries.push({ ...about, last, first, middle, isOther: at > 0 });
  });
  if (entries.length < 2) return entries;
  return [
    ...new Map(entries.map((entry) => [`${entry.last.key}\n${entry.first.key}\n${entry.middle}`, entry])).values(),
  ];
}

type Reading = Pick<NameEntry, 'last' | 'first' | 'middle'>;

/** A name in Latin letters: once, or for another script once for each of its likely readings. */
export function readingsOf({ full_name, first_name, middle_name, last_name }: Parts): Reading[] {
  const shown = { last: last_name ?? full_name, first: last_name ? (first_name ?? '') : '' };
  const lasts = latin(shown.last);
  const firsts = latin(shown.first);
  const middle = middle_name ? (latin(middle_name)[0] ?? '') : '';
  const readings: Reading[] = [];
  for (let nth = 0; nth < Math.min(lasts.length, MOST_READINGS); nth++)
    for (const first of firsts.slice(0, nth ? 1 : MOST_READINGS))
      readings.push({
        last: { shown: shown.last, key: lasts[nth]! },
        first: { shown: shown.first, key: first },
        middle,
      });
  return readings;
}
type Parts = Pick<NameFact, 'full_name' | 'first_name' | 'middle_name' | 'last_name'>;

/** The words of a name in Latin letters; for another script its readings, the likeliest first. */
const latin = memoize(latinOf);

function latinOf(name: string): string[] {
  const parts = words(name).slice(0, MOST_WORDS).map(romanise);
  const most = Math.max(1, ...parts.map(({ length }) => length));
  const readings = Array.from({ length: most }, (_, i) =>
    parts
      .map((each) => each[i] ?? each[0] ?? '')
      .join(' ')
      .trim(),
  );
  return [...new Set(readings)];
}

/** The codes under which an entry lies: how each word of its surname sounds. */
export const codesOf = ({ last }: Pick<NameEntry, 'last'>): string[] =>
  last.key.includes(' ') ? [...new Set(last.key.split(' ').map(soundOf))] : [soundOf(last.key)];

const townOf = ({ city, state, country }: AddressFact): Town => ({ city, state, country });

function townsOf({ addresses }: Person): Town[] {
  if (addresses.length < 2) return addresses.map(townOf);
  const homes = addresses.filter(({ kind }) => kind !== 'office');
  const known = homes.length ? homes : addresses;
  const towns = known.toSorted((a, b) => Number(b.current) - Number(a.current)).map(townOf);
  return [...new Map(towns.map((town) => [`${town.city}|${town.state}|${town.country}`, town])).values()].slice(
    0,
    MOST_TOWNS,
  );
}

const weightOf = ({ phones, emails, addresses, jobs, family_members, images, education }: Person) =>
  Math.min(
    255,
    phones.length +
      emails.length +
      addresses.length +
      jobs.length +
      family_members.length +
      images.length +
      education.length,
  );
