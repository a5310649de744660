import * as z from 'zod';

import { SearchId } from '#shared/values/id.ts';

const LastSearch = z.object({ search_id: SearchId, search_query: z.string(), total: z.number().int() });
export type LastSearch = z.infer<typeof LastSearch>;

/** The search of this tab that led here, if there was one and it can be read. */
export function lastSearch(storage: Storage = sessionStorage): LastSearch | null {
  try {
    return LastSearch.parse(JSON.parse(storage.getItem('last_search') ?? 'null'));
  } catch {
    return null;
  }
}
