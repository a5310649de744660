import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';

import { entriesBelow } from '#functions/calls/numbers/plans/plan.ts';
import { places } from '#functions/calls/numbers/plans/places.bin.ts';
import type { AreaServed } from '#shared/api/directory.ts';

/** The most cities of one area code, those of most of its exchanges. */
const CITIES = 3;

/**
 * Where the numbers of an area code are: its state or province, and its cities by how many exchanges they have, in English.
 * Null where numbering plans say nothing of it.
 */
export function areaServed(country: string, prefix: string): AreaServed | null {
  if (!isSupportedCountry(country)) return null;
  const { own, below } = entriesBelow(places, getCountryCallingCode(country), prefix);
  const named = [own, ...below.map(({ name }) => name)].filter((name) => name !== null);
  if (!named.length) return null;
  const cities = (own?.includes(',') ? [own] : below.map(({ name }) => name)).slice(0, CITIES);
  return { region: own?.includes(',') ? null : own, cities };
}
