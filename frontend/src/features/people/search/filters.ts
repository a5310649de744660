import { OLDEST, YOUNGEST } from '#shared/validation/age.ts';
import { isUsState } from '#shared/values/us-states.ts';
import { PLACE_NAME, residences, type ResultFilter, type Sort, sorts } from '#shared/values/result-filter.ts';

/** The filters and the order of the results. They are in the address, so that “back” undoes them. */
export type Filters = ResultFilter & { sort?: Sort | undefined; page?: number | undefined };
export type FilterChange = Filters;
/** The filters of which several values may be chosen. */
export type ListFilter = 'country' | 'state' | 'city';

const lists = ['country', 'state', 'city'] as const;
const numbers = { age_from: [YOUNGEST, OLDEST], age_to: [YOUNGEST, OLDEST], page: [1, 50] } as const;
const MAX_VALUES = 10;

/** Reads the filters from a query, and drops invalid values. */
export function parseFilters(query: URLSearchParams): Filters {
  const filters: Filters = {};
  for (const name of lists) {
    const values = [...new Set(query.getAll(name).filter(Boolean))]
      .slice(0, MAX_VALUES)
      .map((each) => each.slice(0, 128));
    const valid = values.filter((value) => (name === 'country' ? /^[A-Z]{2}$/ : PLACE_NAME).test(value));
    if (valid.length) filters[name] = valid;
  }
  for (const name of ['age_from', 'age_to', 'page'] as const) {
    const [least, most] = numbers[name];
    const value = query.get(name) ?? '';
    if (/^\d{1,3}$/.test(value) && Number(value) >= least && Number(value) <= most) filters[name] = Number(value);
  }
  if ((filters.age_from ?? 0) > (filters.age_to ?? OLDEST)) delete filters.age_to;
  const residence = residences.find((each) => each === query.get('residence'));
  if (residence) filters.residence = residence;
  const sort = sorts.find((each) => each === query.get('sort') && each !== 'best');
  if (sort) filters.sort = sort;
  return filters;
}

/** The query after a change of filters, back on the first page. */
export function filterQuery(filters: Filters, change: FilterChange): URLSearchParams {
  const { country, state, city, residence, age_from, age_to, sort, page } = { ...filters, page: undefined, ...change };
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries({ country, state, city }))
    for (const value of values ?? []) query.append(name, value);
  const single = {
    residence,
    age_from,
    age_to,
    sort: sort === 'best' ? undefined : sort,
    page: page === 1 ? undefined : page,
  };
  for (const [name, value] of Object.entries(single)) if (value !== undefined) query.append(name, String(value));
  return query;
}

/** The values of a filter after one of them is chosen or taken back. */
export function toggled(values: readonly string[] = [], value: string): string[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value].slice(-MAX_VALUES);
}

/** By how many things the list is narrowed; two ends of an age are one. The order narrows nothing. */
export const filterCount = ({ country = [], state = [], city = [], residence, age_from, age_to }: Filters): number =>
  country.length +
  state.length +
  city.length +
  [residence, age_from ?? age_to].filter((each) => each !== undefined).length;

export const isFiltered = (filters: Filters): boolean => filterCount(filters) > 0;

export const noFilters = {
  country: undefined,
  state: undefined,
  city: undefined,
  residence: undefined,
  age_from: undefined,
  age_to: undefined,
} satisfies FilterChange;

/** The country of a state in the results; of one that nobody is left in, the US if it has such a state. */
export const countryOfState = (state: string, states: readonly { value: string; country: string }[]): string =>
  states.find(({ value }) => value === state)?.country ?? (isUsState(state) ? 'US' : '');
