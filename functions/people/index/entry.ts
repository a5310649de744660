import { words } from '#functions/names/fold.ts';
import { romanise } from '#functions/names/romanise.ts';
import { memoize } from '#functions/platform/memoize.ts';
import { soundOf } from '#functions/people/index/sound.ts';
import type { Hit } from '#functions/people/domain/hit.ts';
import type { Town } from '#shared/api/people/teaser.ts';
import type { PersonId } from '#shared/values/id.ts';
import { vitalsOf, representedBy } from '#functions/people/domain/card.ts';
import { mayBeMinor } from '#functions/people/domain/possible-minor.ts';
import type { AddressFact, NameFact, Person } from '#shared/values/person.ts';
import { dayOf } from '#shared/values/day.ts';
import { isFormer, latestFirst, yearsBefore } from '#shared/values/fact-state.ts';
import { isDead, vitalStatusOf } from '#shared/values/vital-status.ts';

/**
 * One name of a person in the index, with the data that distinguishes people with the same name. Compact: there are
 * millions of them.
 */
export type NameEntry = {
  person_id: PersonId;
  last: NameSpelling;
  first: NameSpelling;
  /** Further given names, folded; may be empty. */
  middle: string;
  /** The year of birth, and the month if known. */
  year: number | null;
  month: number | null;
  /**
   * At most three places: the towns of homes, the last known first, or else of offices; behind them the states that the
   * person represents.
   */
  towns: Town[];
  /** Whether this is not the displayed name. */
  isOther: boolean;
  /** 0 to 255, ranks people with equal scores: the living, then those seen lately, then those with the most facts. */
  weight: number;
};

/** A name part: as written, and folded to Latin words for comparison. */
export type NameSpelling = { shown: string; key: string };

/** Maximum number of romanisations indexed for a name in another script. */
const MAX_READINGS = 3;
const MAX_TOWNS = 3;
const MAX_WORDS = 3;

/** The index entries of a person, one per name. Minors and possible minors have none. */
export function nameEntriesOf(person: Person, now: Date): NameEntry[] {
  if (mayBeMinor(person, now)) return [];
  const { person_id, birth_date } = person;
  const about = {
    person_id,
    year: birth_date?.year ?? null,
    month: birth_date?.month ?? null,
    towns: townsOf(person),
    weight: weightOf(person, now),
  };
  const entries: NameEntry[] = [];
  person.names.forEach((name, at) => {
    for (const { last, first, middle } of readingsOf(name))
      entries.push({ ...about, last, first, middle, isOther: at > 0 });
  });
  if (entries.length < 2) return entries;
  const keyOf = ({ last, first, middle }: NameEntry) => `${last.key}\n${first.key}\n${middle}`;
  const seen = new Set<string>();
  // Of equal names the displayed one comes first.
  return entries.filter((entry) => !seen.has(keyOf(entry)) && seen.add(keyOf(entry)));
}

type Reading = Pick<NameEntry, 'last' | 'first' | 'middle'>;

/** A name in Latin letters: itself, or the likely romanisations. */
export function readingsOf({ full_name, first_name, middle_name, last_name }: Parts): Reading[] {
  const shown = { last: last_name ?? full_name, first: last_name ? (first_name ?? '') : '' };
  const lasts = latin(shown.last);
  const firsts = latin(shown.first);
  const middle = middle_name ? (latin(middle_name)[0] ?? '') : '';
  const readings: Reading[] = [];
  for (let nth = 0; nth < Math.min(lasts.length, MAX_READINGS); nth++)
    for (const first of firsts.slice(0, nth ? 1 : MAX_READINGS))
      readings.push({
        last: { shown: shown.last, key: lasts[nth]! },
        first: { shown: shown.first, key: first },
        middle,
      });
  return readings;
}
type Parts = Pick<NameFact, 'full_name' | 'first_name' | 'middle_name' | 'last_name'>;

/** The words of a name in Latin letters; for another script its romanisations, likeliest first. */
const latin = memoize(latinOf);

function latinOf(name: string): string[] {
  const parts = words(name).slice(0, MAX_WORDS).map(romanise);
  const most = Math.max(1, ...parts.map(({ length }) => length));
  const readings = Array.from({ length: most }, (_, i) =>
    parts
      .map((each) => each[i] ?? each[0] ?? '')
      .join(' ')
      .trim(),
  );
  return [...new Set(readings)];
}

/** The codes of an entry: the sound of each word of its surname. */
export const codesOf = ({ last }: Pick<NameEntry, 'last'>): string[] =>
  last.key.includes(' ') ? [...new Set(last.key.split(' ').map(soundOf))] : [soundOf(last.key)];

const townOf = ({ city, state, country }: AddressFact): Town => ({ city, state, country });

function townsOf(person: Person): Town[] {
  const towns = townsAmong(person);
  const seats = person.jobs.length ? representedBy(person) : [];
  if (!seats.length) return towns;
  // A seat is among the places, however many offices there are.
  const own = towns.slice(0, MAX_TOWNS - 1);
  const others = seats.filter(({ state, country }) => !own.some((t) => t.state === state && t.country === country));
  return others.length ? [...own, ...others].slice(0, MAX_TOWNS) : towns;
}

function townsAmong({ addresses }: Person): Town[] {
  if (addresses.length < 2) return addresses.map(townOf);
  const homes = addresses.filter(({ kind }) => kind !== 'office');
  const places = homes.length ? homes : addresses;
  const towns = places.toSorted((a, b) => Number(isFormer(a)) - Number(isFormer(b)) || latestFirst(a, b)).map(townOf);
  return [...new Map(towns.map((town) => [`${town.city}|${town.state}|${town.country}`, town])).values()].slice(
    0,
    MAX_TOWNS,
  );
}

/** Years since the last sighting, from which on a person counts as less recent. */
const RECENT = [1, 3, 10] as const;
/** What being alive, and each step of recency, adds to the weight. */
const ALIVE = 128;
const STEP = 32;

/** What a weight says of a person's life when the entry was written. */
export const lifeIn = (weight: number): Hit['life'] =>
  weight < ALIVE
    ? 'over'
    : weight >= ALIVE + 2 * STEP
      ? 'seen-lately'
      : weight >= ALIVE + STEP
        ? 'seen-before'
        : 'unseen';

function weightOf(person: Person, now: Date): number {
  const vitals = vitalsOf(person);
  const { last_seen } = vitals;
  const isAlive = !isDead(vitalStatusOf(vitals, now));
  const recency = RECENT.filter((years) => last_seen !== null && last_seen >= yearsBefore(dayOf(now), years)).length;
  const { phones, emails, addresses, jobs, family_members, photos, education } = person;
  const known = [phones, emails, addresses, jobs, family_members, photos, education];
  const richness = known.reduce((sum, { length }) => sum + length, 0);
  return (isAlive ? ALIVE : 0) + recency * STEP + Math.min(STEP - 1, richness);
}
