import { pathTo } from '#frontend/app/paths.ts';
import type { CallId } from '#shared/values/id.ts';
import type { Language } from '#shared/values/language.ts';

/** Where a call is shown, within the list that it was chosen from. */
export function addressOfCall(language: Language, call: CallId, filter = 'all'): string {
  const query = new URLSearchParams({ call, ...(filter !== 'all' && { filter }) });
  return `${pathTo('callDetails', { language })}?${query.toString()}`;
}

export const addressOfList = (language: Language, filter = 'all'): string =>
  pathTo('callList', { language }) + (filter === 'all' ? '' : `?filter=${filter}`);
