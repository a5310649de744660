import { areaName } from '#frontend/lib/places/area-name.ts';
import type { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import type { AreaServed } from '#shared/api/directory.ts';

type Names = Pick<ReturnType<typeof usePlaceNames>, 'cityName' | 'stateName'>;

/** Where the numbers of an area code are, in the reader’s language: the state or province, and its largest cities. */
export function areaWords(
  { region, cities }: AreaServed,
  country: string,
  names: Names,
  locale: string,
): { region: string | null; cities: string } {
  const nameOf = (city: string) =>
    region ? names.cityName(city.replace(/, [^,]+$/, ''), country) : areaName(city, country, names, locale);
  const list = new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' });
  const named = cities.map(nameOf);
  // In a language of other letters, only cities that have a name in it, if there are any.
  const readable = named.filter((name) => !/^\p{Script=Latin}/u.test(name));
  return {
    region: region && areaName(region, country, names, locale),
    cities: list.format(new Set(readable.length ? readable : named)),
  };
}
