import type { SearchFields } from '#frontend/features/people/search/search-fields.ts';
import type { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import type { Understood } from '#shared/validation/placed-name.ts';

/** A part of what a line is understood as: its label, what it says, and the fields of the request that it stands for. */
export type Part = {
  field: 'name' | 'phone' | 'email' | 'username' | 'address' | 'city' | 'state' | 'country' | 'age';
  value: string;
  fields: (keyof Understood)[];
};

type PlaceNames = Pick<ReturnType<typeof usePlaceNames>, 'cityName' | 'stateName' | 'countryName' | 'townName'>;

/** The parts of a reading, what is looked for first. */
export function partsOf(
  { type, search_query, city, state, country = 'US', age_from, age_to }: Understood,
  names: PlaceNames,
): Part[] {
  const place: Part[] = city
    ? [
        {
          field: 'city',
          value: names.townName({ city, state: state ?? null, country }),
          fields: ['city', 'state', 'country'],
        },
      ]
    : state
      ? [{ field: 'state', value: names.stateName({ state, country }), fields: ['state', 'country'] }]
      : country !== 'US' && type === 'name'
        ? [{ field: 'country', value: names.countryName(country), fields: ['country'] }]
        : [];
  const age = age_to === undefined ? age_from !== undefined && `${age_from}+` : `${age_from ?? ''}–${age_to}`;
  return [
    { field: type, value: search_query, fields: [] },
    ...place,
    ...(age ? [{ field: 'age' as const, value: age, fields: ['age_from' as const, 'age_to' as const] }] : []),
  ];
}

const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A reading as its form has it: a name in two, the postal code of an address apart. */
export function formFieldsOf({ type, search_query, age_from, age_to, ...place }: Understood): SearchFields {
  const age = age_from || age_to ? { age: age_to ? `${age_from ?? ''}–${age_to}` : `${age_from}+` } : {};
  if (type === 'address') {
    const [, street = search_query, postal_code] = /^(.*), ([^,]*\d[^,]*)$/.exec(search_query) ?? [];
    return { ...place, search_query: street, postal_code };
  }
  if (type !== 'name') return { ...place, search_query };
  return { ...place, ...age, ...splitName(search_query) };
}

/** “Maria Cantwell”, “Cantwell, Maria” and “佐藤 拓也” in first and last name. */
function splitName(line: string): SearchFields {
  const [before = '', after] = line.split(/[,،、]/).map((each) => each.trim());
  if (after) return { first_name: after, last_name: before };
  const words = before.split(/\s+/);
  if (FAMILY_FIRST.test(before)) return { first_name: words.slice(1).join(' '), last_name: words[0] };
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) };
}
