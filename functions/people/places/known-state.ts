import { placesMeant } from '#functions/people/places/place-meant.ts';
import type { SearchRequest } from '#shared/validation/search.ts';
import { stateCode } from '#shared/values/state-spelling.ts';

/**
 * Whether a state is one of the US, in any language; of other countries not all are known. No place is called like a member
 * of every object, `__proto__` or `constructor`.
 */
export async function isKnownState({ state, country }: Pick<SearchRequest, 'state' | 'country'>): Promise<boolean> {
  if (state && Object.hasOwn(Object.prototype, state)) return false;
  if (!state || country !== 'US' || stateCode(state)) return true;
  return (await placesMeant(state, 'state')).some((place) => place.country === 'US');
}
