import { mayView } from '#functions/people/domain/field-rules.ts';
import type { StoredTeaser } from '#functions/people/domain/card.ts';
import { splitName } from '#functions/people/import/name.ts';
import { searchOwnIndex } from '#functions/people/sources/own-index.ts';
import { peopleStore } from '#functions/people/store.ts';
import { maskedName } from '#functions/people/suppression/domain/mask.ts';
import { homesOf } from '#functions/people/viewer.ts';
import { fold } from '#functions/names/fold.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Town } from '#shared/api/people/teaser.ts';
import type { Day } from '#shared/values/day.ts';
import { ageOf } from '#shared/values/vital-status.ts';
import type { PersonId } from '#shared/values/id.ts';

/** Which listing: by its id, as in the address of its page, or by a name with the place as far as known. */
export type ListingQuery =
  | { person_id: PersonId }
  | { first_name: string; last_name: string; city?: string; state?: string; country?: string };

/** A listing as shown to those who may not see it: enough to recognise oneself. */
export type MaskedListing = {
  person_id: PersonId;
  masked_name: string;
  age: number | null;
  area: Town | null;
  /** In how many towns they have lived. */
  places: number;
  last_seen: Day | null;
};

const MOST = 20;
/** Hits of a search among which those of the place are looked for. */
const LOOKED_AT = 200;

/**
 * The listings that match, best first: never of a minor, never a suppressed one. Where the law forbids to show a person in
 * the viewer’s country, the listing has the masked name alone, so that it can still be removed.
 */
export async function findListings(
  table: Table,
  query: ListingQuery,
  now: Date,
  viewer: string | null = null,
): Promise<MaskedListing[]> {
  const people = peopleStore(table);
  if ('person_id' in query) {
    const found = await people.currentTeasers([query.person_id], now);
    return [...found.values()].map((teaser) => maskedListing({ ...teaser, person_id: query.person_id }, viewer, now));
  }
  const { first_name, last_name, city, state, country } = query;
  const request = { type: 'name' as const, search_query: `${first_name} ${last_name}`, first_name, last_name };
  const place = { ...(city && { city }), ...(state && { state }) };
  const { hits } = await searchOwnIndex({ ...request, ...place, country: country ?? 'US' }, people, now);
  const ids = hits.slice(0, LOOKED_AT).map(({ person_id }) => person_id);
  const teasers = await people.currentTeasers(ids, now);
  const matching = ids.flatMap((id) => {
    const teaser = teasers.get(id);
    return teaser && isIn(teaser, query) ? [maskedListing({ ...teaser, person_id: id }, viewer, now)] : [];
  });
  return matching.slice(0, MOST);
}

/** Whether a person has lived where the query says, as far as it says. */
function isIn(
  { lives_in, lived_in }: StoredTeaser,
  place: { city?: string; state?: string; country?: string },
): boolean {
  const towns = [...(lives_in ? [lives_in] : []), ...lived_in];
  const isLike = (wanted: string | undefined, own: string | null) => !wanted || fold(wanted) === fold(own ?? '');
  const { city, state, country } = place;
  if (!city && !state && !country) return true;
  return towns.some((town) => isLike(city, town.city) && isLike(state, town.state) && isLike(country, town.country));
}

function maskedListing(teaser: StoredTeaser, viewer: string | null, now: Date): MaskedListing {
  const { person_id, full_name, lives_in, lived_in, works_in, counts, last_seen } = teaser;
  const masked_name = maskedName({ full_name, ...splitName(full_name) });
  if (!mayView(viewer, homesOf(teaser)))
    return { person_id, masked_name, age: null, area: null, places: 0, last_seen: null };
  return {
    person_id,
    masked_name,
    age: ageOf(teaser, now),
    area: lives_in ?? lived_in[0] ?? works_in[0] ?? null,
    places: counts.cities,
    last_seen,
  };
}
