import { pathTo } from '#frontend/app/paths.ts';
import type { CallId } from '#shared/values/id.ts';
import type { Language } from '#shared/values/language.ts';

/** The path of a call within the list it was selected from. */
export function callPath(language: Language, call: CallId, filter = 'all'): string {
  const query = new URLSearchParams({ call, ...(filter !== 'all' && { filter }) });
  return `${pathTo('callDetails', { language })}?${query.toString()}`;
}

export const callListPath = (language: Language, filter = 'all'): string =>
  pathTo('callList', { language }) + (filter === 'all' ? '' : `?filter=${filter}`);
