import parsePhoneNumber from 'libphonenumber-js/min';

import { isUnlisted, type Listing, listingOf, type Marker, mayBeListed, placeOf } from '#functions/directory/domain/listing.ts'; // prettier-ignore
import { lettersOf, orderOf } from '#functions/directory/domain/name-order.ts';
import { initialOf, plain, plainState } from '#functions/directory/domain/plain.ts';
import { directory, type Key } from '#functions/platform/table/keys.ts';
import type { Person } from '#shared/values/person.ts';

export type Placed<T> = { key: Key; item: T };

/** A marker, and the partitions of which one at least has something in it as long as the marker is true. */
export type Leading = Placed<Marker> & { to: Key[] };

/** Numbers and domains under which one person is listed, at most: with city and state, eight items. */
const MOST_PREFIXES = 4;
const MOST_DOMAINS = 2;

/** One list that a person is in: its path, how many letters divide it, and the markers that lead there. */
type List = { path: string[]; letters: 1 | 2; above: Leading[] };

/**
 * Where a person stands in the directory, at most eight items, no key twice: nothing for whoever is under 18. They
 * follow from the person alone, so what to remove with a person, or with a city they left, is what this answered before.
 */
export function directoryEntriesOf(person: Person, now: Date): Placed<Listing>[] {
  const order = orderOf(person.names[0]!);
  const item = listingOf(person);
  return listsOf(person, now).map(({ path, letters }) => ({
    key: directory.listed(path, lettersOf(order, letters), order, person.person_id),
    item,
  }));
}

/**
 * What leads to the lists a person is in, from the top down. Everybody in a city has the same ones, so they are no part
 * of the person's transaction: see `mark` and `sweep` of the store.
 */
export function markersOf(person: Person, now: Date): Leading[] {
  const order = orderOf(person.names[0]!);
  return listsOf(person, now).flatMap(({ path, letters, above }) => {
    const group = lettersOf(order, letters);
    return [...above, marker(['letters', ...path], group, group, directory.listed(path, group))];
  });
}

/** What led to lists in which these people were and are no longer; whoever is gone stands in `was` alone. For `sweep`. */
export function markersLeft(was: Person[], is: Person[], now: Date): Leading[] {
  const nameOf = ({ key }: Leading) => `${key.pk}\n${key.sk}`;
  const stays = new Set(is.flatMap((person) => markersOf(person, now)).map(nameOf));
  return was.flatMap((person) => markersOf(person, now)).filter((each) => !stays.has(nameOf(each)));
}

const marker = (above: string[], below: string, name: string, ...to: Key[]): Leading => ({
  key: directory.marker(above, below),
  item: { key: below, name },
  to,
});
const lettersIn = (path: string[]) => directory.marker(['letters', ...path]);

const listsOf = (person: Person, now: Date): List[] =>
  mayBeListed(person, now) ? [...placeLists(person), ...phoneLists(person), ...emailLists(person)] : [];

/** A city is divided by one letter; a state, which may have millions of people, by two. */
function placeLists(person: Person): List[] {
  const place = placeOf(person);
  if (!place) return [];
  const { country } = place;
  const state = plainState(place.state);
  const city = plain(place.city ?? '');
  const ofState = ['state', country, state];
  const ofCity = ['city', country, state, city];
  const above = [
    marker(['people'], country, country, directory.marker(['people', country])),
    marker(
      ['people', country],
      state,
      place.state ?? state,
      lettersIn(ofState),
      directory.marker(['people', country, state]),
    ),
  ];
  const inCity = marker(['people', country, state], city, place.city ?? city, lettersIn(ofCity));
  return [
    { path: ofState, letters: 2, above },
    ...(city ? [{ path: ofCity, letters: 1 as const, above: [...above, inCity] }] : []),
  ];
}

function phoneLists({ phones }: Person): List[] {
  const found = new Map<string, List>();
  for (const { number } of phones) {
    const { country, nationalNumber } = parsePhoneNumber(number) ?? {};
    if (!country || isUnlisted(country) || !nationalNumber) continue;
    const prefix = prefixOf(nationalNumber);
    const path = ['phone', country, prefix];
    const above = [
      marker(['phones'], country, country, directory.marker(['phones', country])),
      marker(['phones', country], prefix, prefix, lettersIn(path)),
    ];
    found.set(country + prefix, { path, letters: 1, above });
  }
  return [...found.values()].slice(0, MOST_PREFIXES);
}

/** The area code of North America, and as many digits elsewhere; never more than half of a number. */
const prefixOf = (national: string) => national.slice(0, Math.min(3, Math.floor(national.length / 2)));

/** A provider of mail may have as many people as a country: its list is divided by two letters. */
function emailLists({ emails }: Person): List[] {
  const domains = new Set(emails.map(({ email }) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()));
  return [...domains].slice(0, MOST_DOMAINS).map((domain) => {
    const path = ['email', domain];
    const initial = initialOf(domain);
    const above = [
      marker(['emails'], initial, initial, directory.marker(['emails', initial])),
      marker(['emails', initial], domain, domain, lettersIn(path)),
    ];
    return { path, letters: 2, above };
  });
}
