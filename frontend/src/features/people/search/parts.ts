import type { AgeWords } from '#frontend/lib/use-age-words.ts';
import type { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import { subdivisionKind, type SubdivisionKind } from '#shared/places/country-form.ts';
import type { Reading } from '#shared/search-line/reading.ts';

/** A part of a parsed line: its label, its text, and the request fields that it sets. */
export type Part = {
  field: 'name' | 'first' | 'last' | 'phone' | 'email' | 'username' | 'address' | 'city' | 'state' | 'country' | 'age';
  value: string;
  fields: (keyof Reading)[];
  /** What the country calls its states, abroad. */
  kind?: SubdivisionKind;
};

type PlaceNames = Pick<ReturnType<typeof usePlaceNames>, 'cityName' | 'stateName' | 'countryName' | 'townName'>;

/** The parts of a reading, what is looked for first; of a place alone it is the place. */
export function partsOf(reading: Reading, names: PlaceNames, ageWords: AgeWords): Part[] {
  const { type, search_query, first_name, last_name, city, state, country = 'US', age_from, age_to } = reading;
  const [field, value] = first_name
    ? (['first', first_name] as const)
    : last_name
      ? (['last', last_name] as const)
      : [type, search_query];
  const place: Part[] = city
    ? [
        {
          field: 'city',
          value: names.townName({ city, state: state ?? null, country }),
          fields: ['city', 'state', 'country'],
        },
      ]
    : state
      ? [
          {
            field: 'state',
            value: names.stateName({ state, country }),
            fields: ['state', 'country'],
            ...(country !== 'US' && { kind: subdivisionKind(country) ?? 'region' }),
          },
        ]
      : country !== 'US' && type === 'name'
        ? [{ field: 'country', value: names.countryName(country), fields: ['country'] }]
        : [];
  const age = ageWords({ age_from, age_to });
  return [
    ...(value ? [{ field, value, fields: [] }] : []),
    ...place,
    ...(age ? [{ field: 'age' as const, value: age, fields: ['age_from' as const, 'age_to' as const] }] : []),
  ];
}

/** Whether a reading is a place without a name. */
export const isPlaceAlone = ({ type, search_query, first_name, last_name }: Reading): boolean =>
  type === 'name' && !search_query && !first_name && !last_name;
