import type { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import { writeTown } from '#shared/places/write-town.ts';
import { usStates } from '#shared/values/us-states.ts';

type Names = Pick<ReturnType<typeof usePlaceNames>, 'cityName' | 'stateName'>;

/**
 * The area of a number in the reader’s language, where numbering plans have it in English: “Chicago, IL”, “Minnesota”,
 * “Dubai”. What no source translates stays as it is.
 */
export function areaName(area: string, country: string, { cityName, stateName }: Names, locale: string): string {
  const [, city, region] = /^(.*), ([^,]+)$/.exec(area) ?? [];
  if (city && region) {
    return writeTown(
      { city: cityName(city, country), state: stateName({ state: region, country }), country: null },
      locale,
    );
  }
  const name = area.replace(/ State$/, ''); // of Washington
  const state = country === 'US' ? usStates.find((each) => each.name === name)?.code : undefined;
  return state ? stateName({ state, country }) : cityName(area, country);
}
