import type { DirectoryEntry, DirectoryPage } from '#shared/api/directory.ts';
import { newId } from '#shared/values/id.ts';

/** A page of the directory on which stands what a test says, and nothing else. */
export const directoryPage = (known: Partial<DirectoryPage> = {}): DirectoryPage => ({
  places: [],
  letters: [],
  data: [],
  per_page: 50,
  next_page_url: null,
  prev_page_url: null,
  indexed: false,
  ...known,
});

/** Somebody who is listed. */
export const entry = (known: Partial<DirectoryEntry> = {}): DirectoryEntry => ({
  person_id: newId('person'),
  full_name: 'Tamsin Okafor',
  age_band: '40-49',
  city: 'Duluth',
  ...known,
});
