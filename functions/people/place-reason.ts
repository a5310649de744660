import { reason } from '#functions/people/domain/hit.ts';
import { placeFit } from '#functions/people/index/place-fit.ts';
import type { QueryPlace } from '#functions/people/index/parse-query.ts';
import type { Reason } from '#shared/api/people/search-results.ts';
import type { Teaser, Town } from '#shared/api/people/teaser.ts';

type Places = Pick<Teaser, 'lives_in' | 'last_known_in' | 'lived_in' | 'works_in' | 'represents'>;

/** The place that was asked for, and whether an age was. */
export type Asked = { place?: QueryPlace | undefined; isOfAge?: boolean };

const ofPlaces: ReadonlySet<Reason['kind']> = new Set(['lives-there', 'lived-there', 'elsewhere']);

/**
 * A reason as the shown places support it. The name index keeps places without what they are to a person: here a home, an
 * office and a seat have reasons of their own, and nobody is elsewhere whose row names the place.
 */
export function placeReason(own: Reason, places: Places, place: QueryPlace | undefined): Reason[] {
  if (!ofPlaces.has(own.kind)) return [own];
  const { lives_in, last_known_in, lived_in, works_in, represents = [] } = places;
  const homes = [last_known_in, ...lived_in].filter((town) => town !== null);
  const kind = place && kindThere(places, homes, place);
  if (kind) return [{ ...own, kind }];
  const seat = place && represents.find((each) => coversTown(each, place));
  if (seat) return [{ ...own, kind: 'represents-state', stored: seat.state }];
  if (own.kind === 'elsewhere') return lives_in || homes.length || works_in.length ? [own] : [];
  if (own.kind !== 'lives-there' || lives_in) return [own];
  return homes.length ? [{ ...own, kind: 'lived-there' }] : [];
}

/** What is not known of a person: whether they are in the place asked for, or of the age. */
export function unknownReasons(
  { age, birth_date, ...places }: Places & Pick<Teaser, 'age' | 'birth_date'>,
  { place, isOfAge = false }: Asked,
): Reason[] {
  const { lives_in, last_known_in, lived_in, works_in, represents = [] } = places;
  const known = [lives_in, last_known_in, ...lived_in, ...works_in, ...represents];
  return [
    ...(place && isAsked(place) && !known.some(Boolean) ? [reason('place-unknown')] : []),
    ...(isOfAge && age === null && !birth_date ? [reason('age-unknown')] : []),
  ];
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

/** Whether a place was asked for at all. */
export const isAsked = ({ cities, states }: QueryPlace): boolean => cities.size + states.size > 0;

/** Whether a town is the one asked for, or in the state asked for. */
export function isThere(town: Town, place: QueryPlace): boolean {
  const fit = placeFit({ towns: [town] }, place);
  return fit === 'city' || (fit === 'state' && !place.cities.size);
}

/** Whether the state of a seat has the town asked for. */
export const coversTown = (seat: Town, place: QueryPlace) => placeFit({ towns: [seat] }, place) === 'state';
