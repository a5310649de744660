import type { GeoName, Names } from '#scripts/places/sources.ts';
import type { GazetteerLine } from '#shared/places/gazetteer.ts';
import { placeKey } from '#shared/places/place-key.ts';

/**
 * A time zone: `id` is the name that every engine knows, often an old one; `today` the one of the IANA now; `aliases` what it
 * is or was called besides.
 */
export type ListedZone = { id: string; today: string; country: string; aliases: string[] };

/** The zones of CLDR in which people live, without those that are merely so far from Greenwich. */
export function parseZones(xml: string): ListedZone[] {
  return [...xml.matchAll(/<type name="(\w+)" ([^>]*)\/>/g)].flatMap(([, name = '', attributes = '']) => {
    const of = (attribute: string) => new RegExp(`\\b${attribute}="([^"]*)"`).exec(attributes)?.[1];
    const [id = '', ...aliases] = (of('alias') ?? '').split(' ');
    if (of('deprecated') || !id.includes('/') || id.startsWith('Etc/')) return [];
    const today = of('iana') ?? id;
    const country = of('region') ?? name.slice(0, 2).toUpperCase();
    const others = aliases.filter((alias) => alias !== today);
    return [{ id, today, country, aliases: [...others, ...abbreviationsOf(id)] }];
  });
}

/** EST and EDT, CET and CEST: what Americans and the British call the time of a zone, in winter and in summer. */
function abbreviationsOf(timeZone: string): string[] {
  const names = ['en-US', 'en-GB'].flatMap((locale) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
    return ['2026-01-15', '2026-07-15'].map(
      (day) => format.formatToParts(new Date(day)).find(({ type }) => type === 'timeZoneName')?.value ?? '',
    );
  });
  return [...new Set(names.filter((name) => /^[A-Z]{3,5}$/.test(name) && name !== 'GMT'))];
}

/** Those in which most people live first. */
export function byPopulation(zones: readonly ListedZone[], geonames: readonly GeoName[]): ListedZone[] {
  const idOf = idsOf(zones);
  const people = new Map<string, number>();
  for (const { timezone, population } of geonames) {
    const id = idOf.get(timezone) ?? '';
    people.set(id, (people.get(id) ?? 0) + population);
  }
  return zones.toSorted((one, other) => (people.get(other.id) ?? 0) - (people.get(one.id) ?? 0));
}

/** The id of a zone by each of its names. */
const idsOf = (zones: readonly ListedZone[]): Map<string, string> =>
  new Map(zones.flatMap(({ id, today, aliases }) => [id, today, ...aliases].map((name) => [name, id])));

/** A line a zone, `id country today aliases`, without what repeats the id. */
export const formatZones = (zones: readonly ListedZone[]): string =>
  `${JSON.stringify(
    zones.map(({ id, country, today, aliases }) => [id, country, today === id ? '' : today, ...aliases].join(' ')),
    null,
    0,
  ).replaceAll('","', '",\n"')}\n`;

const LARGE = 400_000;
const MOST = 15;

type Town = { name: string; names: Names };

/** The largest towns of each zone with their names: who lives in one looks for it, rather than for the town of the zone. */
export function townsByZone(
  zones: readonly ListedZone[],
  geonames: readonly GeoName[],
  gazetteer: readonly GazetteerLine[],
): Map<string, Town[]> {
  const idOf = idsOf(zones);
  const known = new Map<string, Town>();
  for (const { isTown, country, name, names } of gazetteer) {
    const key = `${country} ${placeKey(name)}`;
    if (isTown && !known.has(key)) known.set(key, { name, names });
  }
  const towns = new Map<string, Town[]>();
  for (const { name, countrycode, timezone, population } of geonames.toSorted((a, b) => b.population - a.population)) {
    const [id, town] = [idOf.get(timezone), known.get(`${countrycode} ${placeKey(name)}`)];
    if (!id || !town || population < LARGE) continue;
    const listed = towns.get(id) ?? [];
    if (listed.length < MOST) towns.set(id, [...listed, town]);
  }
  return towns;
}
