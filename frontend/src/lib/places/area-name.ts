import type { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import { writeTown } from '#shared/places/write-town.ts';
import { usStates } from '#shared/values/us-states.ts';

type Names = Pick<ReturnType<typeof usePlaceNames>, 'cityName' | 'stateName'>;

/**
 * The area of a number in the reader’s language, where numbering plans have it in English: “Chicago, IL”, “Minnesota”,
 * “Dubai”, “Cairo/Giza/Qalyubia”, “Istanbul (Avrupa)”. What no source translates stays as it is.
 */
export function areaName(area: string, country: string, { cityName, stateName }: Names, locale: string): string {
  const nameOf = (part: string) => areaName(part, country, { cityName, stateName }, locale);
  if (area.includes('/'))
    return area
      .split('/')
      .map(nameOf)
      .join(locale.startsWith('ja') ? '・' : '/');
  const [, town, side] = /^(.+?)( \(.+\))$/.exec(area) ?? [];
  if (town && side && country !== 'US') return nameOf(town) + side;
  const [, city, region] = /^(.*), ([^,]+)$/.exec(area) ?? [];
  if (city && region) {
    return writeTown(
      { city: cityName(city, country), state: stateName({ state: region, country }), country: null },
      locale,
    );
  }
  const name = area.replace(/ State$/, ''); // of Washington
  const state = country === 'US' ? codeOf(name) : undefined;
  if (state) return stateName({ state, country });
  const called = cityName(area, country);
  // Some are governorates, which Arabic calls so where they are not listed.
  return called === area ? stateName({ state: area, country }).replace(/^محافظة /, '') : called;
}

const codeOf = (name: string) =>
  name === 'Washington D.C.' ? 'DC' : usStates.find((each) => each.name === name)?.code;
