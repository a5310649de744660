import * as z from 'zod';

import { SearchRequest } from '#shared/validation/search.ts';
import { SearchId } from '#shared/values/id.ts';

const KEY = 'last_search';

/** The last search of this tab. It is kept here so that it need not stand in an address; it goes with the tab. */
const LastSearch = z.object({
  search_id: SearchId,
  /** What was looked for, in one line, and as its form held it. */
  search_query: z.string(),
  request: SearchRequest,
  /** How many people it found, once that is known. */
  total: z.number().int().optional(),
});
export type LastSearch = z.infer<typeof LastSearch>;

export const rememberSearch = (search: LastSearch): void => sessionStorage.setItem(KEY, JSON.stringify(search));

/** For whoever sits down here next. */
export const forgetSearch = (): void => sessionStorage.removeItem(KEY);

export function lastSearch(): LastSearch | undefined {
  try {
    return LastSearch.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data;
  } catch {
    return undefined; // somebody else wrote there
  }
}
