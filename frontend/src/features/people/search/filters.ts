/** The filters of the results. They are in the address, so that “back” undoes them. */
export type Filters = { state?: string; city?: string; age_from?: number; age_to?: number; page?: number };
export type FilterChange = { [K in keyof Filters]: Filters[K] | undefined };

const names = ['state', 'city', 'age_from', 'age_to', 'page'] as const;
const least = { age_from: 18, age_to: 18, page: 1 } as const;
const most = { age_from: 120, age_to: 120, page: 50 } as const;

/** Reads the filters from a query, and drops invalid values. */
export function parseFilters(query: URLSearchParams): Filters {
  const filters: Filters = {};
  for (const name of names) {
    const value = query.get(name)?.slice(0, 128);
    if (!value) continue;
    if (name === 'state' || name === 'city') filters[name] = value;
    else if (/^\d{1,3}$/.test(value) && Number(value) >= least[name] && Number(value) <= most[name])
      filters[name] = Number(value);
  }
  return filters;
}

/** The query after a change of filters, back on the first page. */
export function filterQuery(filters: Filters, change: FilterChange): URLSearchParams {
  const next = { ...filters, page: undefined, ...change };
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = next[name];
      return value === undefined || (name === 'page' && value === 1) ? [] : [[name, String(value)]];
    }),
  );
}

/** By how many things the list is narrowed; two ends of an age are one. */
export const filterCount = ({ state, city, age_from, age_to }: Filters): number =>
  [state, city, age_from ?? age_to].filter((each) => each !== undefined).length;

export const isFiltered = (filters: Filters): boolean => filterCount(filters) > 0;

export const noFilters = {
  state: undefined,
  city: undefined,
  age_from: undefined,
  age_to: undefined,
} satisfies FilterChange;
