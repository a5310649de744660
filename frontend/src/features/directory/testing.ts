import type { DirectoryEntry, DirectoryPage } from '#shared/api/directory.ts';
import { newId } from '#shared/values/id.ts';

/** A directory page with only what a test sets. */
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

/** A listed person. */
export const entry = (known: Partial<DirectoryEntry> = {}): DirectoryEntry => ({
  person_id: newId('person'),
  full_name: 'Tamsin Okafor',
  age_band: '40-49',
  city: 'Duluth',
  ...known,
});
