import { placeFit } from '#functions/people/index/place-fit.ts';
import type { QueryPlace } from '#functions/people/index/parse-query.ts';
import type { Reason } from '#shared/api/people/search-results.ts';
import type { Teaser, Town } from '#shared/api/people/teaser.ts';

type Places = Pick<Teaser, 'lives_in' | 'last_known_in' | 'lived_in' | 'works_in' | 'represents'>;

const ofPlaces: ReadonlySet<Reason['kind']> = new Set(['lives-there', 'lived-there', 'elsewhere']);

/**
 * A reason as the shown places support it. The name index keeps places without what they are to a person: here a home, an
 * office and a seat have reasons of their own, and nobody is elsewhere whose row names the place.
 */
export function placeReason(reason: Reason, places: Places, place: QueryPlace | undefined): Reason[] {
  if (!ofPlaces.has(reason.kind)) return [reason];
  const { lives_in, last_known_in, lived_in, works_in, represents = [] } = places;
  const homes = [last_known_in, ...lived_in].filter((town) => town !== null);
  const kind = place && kindThere(places, homes, place);
  if (kind) return [{ ...reason, kind }];
  if (place && represents.some((seat) => coversTown(seat, place))) return [];
  if (reason.kind === 'elsewhere') return lives_in || homes.length || works_in.length ? [reason] : [];
  if (reason.kind !== 'lives-there' || lives_in) return [reason];
  return homes.length ? [{ ...reason, kind: 'lived-there' }] : [];
}

function kindThere(
  { lives_in, works_in, represents = [] }: Places,
  homes: Town[],
  place: QueryPlace,
): Reason['kind'] | undefined {
  if (lives_in && isThere(lives_in, place)) return 'lives-there';
  if (homes.some((town) => isThere(town, place))) return 'lived-there';
  if (works_in.some((town) => isThere(town, place))) return 'office-there';
  return represents.some((seat) => isThere(seat, place)) ? 'represents-there' : undefined;
}

/** Whether a town is the one asked for, or in the state asked for. */
function isThere(town: Town, place: QueryPlace): boolean {
  const fit = placeFit({ towns: [town] }, place);
  return fit === 'city' || (fit === 'state' && !place.cities.size);
}

/** Whether the state of a seat has the town asked for. */
const coversTown = (seat: Town, place: QueryPlace) => placeFit({ towns: [seat] }, place) === 'state';
