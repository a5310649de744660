import { ageBandOf, type Listing } from '#functions/people/directory/domain/listing.ts';
import type { DirectoryEntry } from '#shared/api/directory.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { API } from '#shared/contract/route.ts';

/** An entry as shown: name, age band and city of the home or office, and nothing else. */
export const entryView = (listing: Listing, now: Date): DirectoryEntry => ({
  person_id: listing.person_id,
  full_name: listing.full_name,
  age_band: ageBandOf(listing, now),
  city: listing.city,
  is_office: listing.is_office ?? false,
});

/** The URL of a request without its cursor, to which the cursor of a page is added. */
export function addressOf({ path }: Endpoint, { cursor, ...filters }: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return query.size ? `${API}${path}?${query}` : API + path;
}
