import { useSearchParams } from 'react-router';

import { useEndpoint } from '#frontend/lib/api.ts';
import { useHydrated } from '#frontend/lib/use-hydrated.ts';
import { directory, type DirectoryPage } from '#shared/api/directory.ts';

type DirectoryEndpoint = (typeof directory)[keyof typeof directory];
/** The path parameters of a directory page, without letter and cursor. */
export type Place = Record<string, string>;

/** Whether search engines may keep the pages of the directory. Until that is known, they may not. */
export const useIsIndexed = (): boolean => useEndpoint(directory.getPeople, {}).data?.indexed ?? false;

/**
 * A page of the directory: the places below it or, with a letter, the people. `isList` is whether the letter is
 * complete rather than split further.
 */
export function useDirectory(endpoint: DirectoryEndpoint, place: Place) {
  const [params] = useSearchParams();
  // The prerendered page knows no query.
  const query = useHydrated() ? params : undefined;
  const letter = query?.get('letter') ?? undefined;
  const cursor = query?.get('cursor') ?? undefined;
  const cursorInput = cursor !== undefined && { cursor };
  const level = useEndpoint(endpoint, letter === undefined ? { ...place, ...cursorInput } : place);
  const people = useEndpoint(endpoint, letter === undefined ? null : { ...place, letter, ...cursorInput });
  const pageData: DirectoryPage | undefined = letter === undefined ? level.data : people.data;
  const active = letter === undefined ? level : people;
  return {
    letter,
    /** What is said of the place as a whole. */
    level: level.data,
    page: pageData,
    error: active.error,
    retry: () => void active.mutate(),
  };
}

/** The address of another page of the same place: the cursor that the answer names, and the letter. */
export function pageQuery(url: string, letter: string | undefined): string {
  const cursor = new URL(url, location.origin).searchParams.get('cursor') ?? '';
  return `?${new URLSearchParams({ ...(letter !== undefined && { letter }), cursor })}`;
}
