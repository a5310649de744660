import { fold } from '#functions/names/fold.ts';
import type { NameEntry } from '#functions/people/index/entry.ts';
import type { QueryPlace } from '#functions/people/index/parse-query.ts';
import { townKey } from '#functions/people/index/town-key.ts';
import { memoize } from '#functions/platform/memoize.ts';
import type { Reason } from '#shared/api/people/search-results.ts';

/** The bonus of a matching place, in nats: a weaker name match there outranks a better one elsewhere. */
export const HERE = {
  city: -11,
  'former-city': -9.5,
  state: -2.5,
  'former-state': -2,
  unknown: 0,
  elsewhere: 2.5,
} as const;
export type PlaceFit = keyof typeof HERE;

/** How the towns of a person fit the place of a query: the best of them, a current one before a former one. */
export function placeFit({ towns }: Pick<NameEntry, 'towns'>, { cities, states, regions }: QueryPlace): PlaceFit {
  if (!cities.size && !states.size) return 'unknown';
  if (!towns.length) return 'unknown';
  let best: PlaceFit = 'elsewhere';
  for (const [nth, town] of towns.entries()) {
    const isState = !states.size || states.has(folded(town.state ?? ''));
    // Not every source gives the region of a town.
    const isCity = (isState || town.state === null) && (!cities.size || cities.has(townKey(town.city ?? '')));
    const fit: PlaceFit =
      cities.size && isCity
        ? nth
          ? 'former-city'
          : 'city'
        : (states.size ? isState : town.city === null && regions?.has(folded(town.state ?? '')))
          ? nth
            ? 'former-state'
            : 'state'
          : best;
    if (HERE[fit] < HERE[best]) best = fit;
  }
  return best;
}

/** What a place says; another town of the state looked in is elsewhere where a town was asked for. */
export function placeReason(where: PlaceFit, { cities }: QueryPlace): Reason['kind'] | undefined {
  if (where === 'unknown') return undefined;
  if (where === 'city' || (where === 'state' && !cities.size)) return 'lives-there';
  if (where === 'former-city' || (where === 'former-state' && !cities.size)) return 'lived-there';
  return 'elsewhere';
}

/** States recur. */
const folded = memoize(fold);
