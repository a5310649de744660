import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';

import { entriesBelow, nameIn } from '#functions/calls/numbers/plans/plan.ts';
import { places } from '#functions/calls/numbers/plans/places.bin.ts';
import type { AreaServed } from '#shared/api/directory.ts';

const NORTH_AMERICA = '1';

/** The most cities of one area code, those of most of its exchanges. */
const CITIES = 3;

/**
 * Where the numbers of an area code are: its state or province, and its cities by how many exchanges they have, in English.
 * Null where numbering plans say nothing of it.
 */
export function areaServed(country: string, prefix: string): AreaServed | null {
  if (!isSupportedCountry(country)) return null;
  const code = getCountryCallingCode(country);
  const { own, below } = entriesBelow(places, code, prefix);
  const english = (entry: string | undefined) => nameIn(entry, 'en')?.name;
  const city = english(own);
  const served = [city, ...below.map(({ entry }) => english(entry))].filter((name) => name !== undefined);
  // “South 7th Street, Minneapolis, MN” is an exchange.
  const names = served.filter((name) => !/\d/.test(name));
  if (!names.length) return null;
  // “Duluth, MN” is a city; what has no comma is one too, but in North America, where it is a state or province.
  const isRegion = (name: string) => code === NORTH_AMERICA && !name.includes(',');
  if (city && !isRegion(city)) return { region: null, cities: [city] };
  return {
    region: names.find(isRegion) ?? null,
    cities: names.filter((name) => !isRegion(name)).slice(0, CITIES),
  };
}
