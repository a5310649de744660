import { useSearchParams } from 'react-router';

import { useEndpoint } from '#frontend/lib/api.ts';
import { directory, type DirectoryPage } from '#shared/api/directory.ts';

type Of = (typeof directory)[keyof typeof directory];
/** What a directory is asked for, without letter and cursor: those stand in the address of the page. */
export type Place = Record<string, string>;

/** Whether search engines may keep the pages of the directory. Until that is known, they may not. */
export const useIndexed = (): boolean => useEndpoint(directory.getPeople, {}).data?.indexed ?? false;

/**
 * A page of the directory: what there is at a place, and with a letter the people. `isList` says whether the letter is
 * complete: a long list is divided by two.
 */
export function useDirectory(of: Of, place: Place) {
  const [query] = useSearchParams();
  const letter = query.get('letter') ?? undefined;
  const cursor = query.get('cursor') ?? undefined;
  const go = cursor !== undefined && { cursor };
  const level = useEndpoint(of, letter === undefined ? { ...place, ...go } : place);
  const people = useEndpoint(of, letter === undefined ? null : { ...place, letter, ...go });
  const shown: DirectoryPage | undefined = letter === undefined ? level.data : people.data;
  const asked = letter === undefined ? level : people;
  return {
    letter,
    letters: level.data?.letters ?? [],
    page: shown,
    error: asked.error,
    retry: () => void asked.mutate(),
  };
}

/** The address of another page of the same place: the cursor that the answer names, and the letter. */
export function pageTo(url: string, letter: string | undefined): string {
  const cursor = new URL(url, location.origin).searchParams.get('cursor') ?? '';
  return `?${new URLSearchParams({ ...(letter !== undefined && { letter }), cursor })}`;
}
