import parsePhoneNumber from 'libphonenumber-js/min';

import { placeOf, REGULATED_COUNTRIES } from '#functions/people/domain/jurisdiction.ts';
import { type Listing, listingOf, type Marker, mayBeListed } from '#functions/people/directory/domain/listing.ts';
import { lettersOf, orderOf } from '#functions/people/directory/domain/name-order.ts';
import { initialOf, NO_STATE, plain } from '#functions/people/directory/domain/plain.ts';
import { NO_COUNTRY } from '#shared/api/directory.ts';
import { memoize } from '#functions/platform/memoize.ts';
import { directory, type Key } from '#functions/platform/table/keys.ts';
import { isFormer } from '#shared/values/fact-state.ts';
import type { NameFact, Person } from '#shared/values/person.ts';

export type KeyedItem<T> = { key: Key; item: T };

/** A marker, and the partitions it leads to; it stays as long as one of them has entries. */
export type MarkerEntry = KeyedItem<Marker> & { to: Key[] };

/** Maximum number of phone prefixes and mail domains that list one person: with city and state, eight items. */
const MAX_PREFIXES = 4;
const MAX_DOMAINS = 2;

/** One list that contains a person: its path, the length of its initials, and the markers above it. */
type List = { path: string[]; letters: 1 | 2; above: () => MarkerEntry[] };

/**
 * The directory entries of a person: at most eight items with distinct keys, none for a minor. They depend on the
 * person alone, so the obsolete ones follow from the previous version of the person.
 */
export function directoryEntriesOf(person: Person, now: Date): KeyedItem<Listing>[] {
  const lists = listsOf(person, now);
  if (!lists.length) return [];
  const order = quickOrderOf(person.names[0]!);
  const item = listingOf(person);
  const [first = '', second = ''] = initialsOf(order);
  return lists.map(({ path, letters }) => ({
    key: directory.listed(path, letters === 1 ? first : second, order, person.person_id),
    item,
  }));
}

/**
 * The markers above a person's lists, from the top down. All residents of a city share them, so they are written
 * outside the person's transaction: see `mark` and `sweep` of the store.
 */
export function markersOf(person: Person, now: Date): MarkerEntry[] {
  const order = quickOrderOf(person.names[0]!);
  return listsOf(person, now).flatMap(({ path, letters, above }) => {
    const group = lettersOf(order, letters);
    return [...above(), marker(['letters', ...path], group, group, directory.listed(path, group))];
  });
}

/** The initials of `lettersOf` for one and two letters, with a fast path for plain letters. */
const initialsOf = (order: string): string[] =>
  /^[a-z0-9]{2}/.test(order) ? [order[0]!, order.slice(0, 2)] : [lettersOf(order, 1), lettersOf(order, 2)];

const ASCII = /^[\x20-\x7e]*$/;
const LONGEST_ORDER = 80;
const foldedPlain = memoize((text) => (ASCII.test(text) ? plain(text) : null));

/** Same result as `orderOf`; folds plain names part by part, because the parts are cached. */
function quickOrderOf(name: NameFact): string {
  const { first_name, middle_name, last_name } = name;
  if (!last_name) return orderOf(name);
  const [last, first, middle] = [foldedPlain(last_name), foldedPlain(first_name ?? ''), foldedPlain(middle_name ?? '')];
  if (last === null || first === null || middle === null) return orderOf(name);
  let order = last;
  if (first) order += order ? ` ${first}` : first;
  if (middle) order += order ? ` ${middle}` : middle;
  return order.length > LONGEST_ORDER ? orderOf(name) : order || '0';
}

/** The markers of lists that these people have left, for `sweep`. A removed person is only in `was`. */
export function obsoleteMarkers(was: Person[], is: Person[], now: Date): MarkerEntry[] {
  const nameOf = ({ key }: MarkerEntry) => `${key.pk}\n${key.sk}`;
  const stays = new Set(is.flatMap((person) => markersOf(person, now)).map(nameOf));
  return was.flatMap((person) => markersOf(person, now)).filter((each) => !stays.has(nameOf(each)));
}

const marker = (above: string[], below: string, name: string, ...to: Key[]): MarkerEntry => ({
  key: directory.marker(above, below),
  item: { key: below, name },
  to,
});
const lettersIn = (path: string[]) => directory.marker(['letters', ...path]);

const listsOf = (person: Person, now: Date): List[] =>
  mayBeListed(person, now) ? [...placeLists(person), ...phoneLists(person), ...emailLists(person)] : [];

/** A city is divided by one letter; a state, with up to millions of people, by two. */
function placeLists(person: Person): List[] {
  const place = placeOf(person) ?? { country: NO_COUNTRY, state: null, city: null };
  const { country } = place;
  const state = folded(place.state ?? '') || NO_STATE;
  const city = folded(place.city ?? '');
  const ofState = ['state', country, state];
  const ofCity = ['city', country, state, city];
  const above = () => [
    marker(['people'], country, country, directory.marker(['people', country])),
    marker(
      ['people', country],
      state,
      place.state ?? state,
      lettersIn(ofState),
      directory.marker(['people', country, state]),
    ),
  ];
  const inCity = () => marker(['people', country, state], city, place.city ?? city, lettersIn(ofCity));
  const lists: List[] = [{ path: ofState, letters: 2, above }];
  if (city) lists.push({ path: ofCity, letters: 1, above: () => [...above(), inCity()] });
  return lists;
}

const folded = memoize(plain);

function phoneLists({ phones }: Person): List[] {
  if (!phones.length) return [];
  const lists = new Map<string, List>();
  for (const { number } of phones.filter((phone) => !isFormer(phone))) {
    const area = areaOf(number);
    if (!area || REGULATED_COUNTRIES.includes(area.country)) continue;
    const { country, prefix } = area;
    const path = ['phone', country, prefix];
    const above = () => [
      marker(['phones'], country, country, directory.marker(['phones', country])),
      marker(['phones', country], prefix, prefix, lettersIn(path)),
    ];
    lists.set(country + prefix, { path, letters: 1, above });
  }
  return [...lists.values()].slice(0, MAX_PREFIXES);
}

type Area = { country: string; prefix: string };

/** The area of a number. In North America all but the last four digits determine it. */
const areaOf = (number: string): Area | null =>
  /^\+1[2-9]\d{9}$/.test(number) ? areaOfExchange(number.slice(0, -4)) : areaOfNumber(number);
const areaOfExchange = memoize((exchange) => areaOfNumber(`${exchange}0000`));

function areaOfNumber(number: string): Area | null {
  const { country, nationalNumber } = parsePhoneNumber(number) ?? {};
  return country && nationalNumber ? { country, prefix: prefixOf(nationalNumber) } : null;
}

/** The area code in North America, and as many digits elsewhere, but at most half of the number. */
const prefixOf = (national: string) => national.slice(0, Math.min(3, Math.floor(national.length / 2)));

/** Mail providers may list as many people as a country: divided by two letters. */
function emailLists({ emails }: Person): List[] {
  if (!emails.length) return [];
  const domains = new Set(
    emails.filter((each) => !isFormer(each)).map(({ email }) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()),
  );
  return [...domains].slice(0, MAX_DOMAINS).map((domain) => {
    const path = ['email', domain];
    const initial = initialOf(domain);
    const above = () => [
      marker(['emails'], initial, initial, directory.marker(['emails', initial])),
      marker(['emails', initial], domain, domain, lettersIn(path)),
    ];
    return { path, letters: 2, above };
  });
}
