import type { DirectoryEntry, DirectoryPage } from '#shared/api/directory.ts';
import { newId } from '#shared/values/id.ts';

/** A directory page with only what a test sets. */
export const directoryPage = (known: Partial<DirectoryPage> = {}): DirectoryPage => ({
  places: [],
  letters: [],
  letter_counts: known.letters?.map(() => null) ?? [],
  count: null,
  serves: null,
  data: [],
  per_page: 50,
  next_page_url: null,
  prev_page_url: null,
  indexed: false,
  ...known,
});

/** A place of a page, not counted yet. */
export const listedPlace = (
  key: string,
  known: Partial<DirectoryPage['places'][number]> = {},
): DirectoryPage['places'][number] => ({ key, name: key, count: null, serves: null, ...known });

/** A listed person. */
export const entry = (known: Partial<DirectoryEntry> = {}): DirectoryEntry => ({
  person_id: newId('person'),
  full_name: 'Tamsin Okafor',
  age_band: '40-49',
  city: 'Duluth',
  is_office: false,
  ...known,
});
