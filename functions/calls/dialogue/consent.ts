import { parsePhoneNumber } from 'libphonenumber-js/min';

import { stateOf } from '#functions/calls/dialogue/all-party-states.ts';

/** Goes up with every change of a sentence that asks for consent: a call’s consent names the version that was spoken. */
export const TEXT_VERSION = 1;

/** Where somebody is, as far as it matters here. `region` is a US state that needs everybody’s leave, or `other`. */
export type Place = { country: string; region: string | null };

/** Where one party’s leave is enough, so that telling the caller will do. Everywhere else the caller is asked. */
const noticeIsEnough = new Set(['US', 'CA', 'GB', 'BR', 'JP']);

const asks = (place: Place | null) =>
  !place || !noticeIsEnough.has(place.country) || (place.country === 'US' && place.region !== 'other');

/** Whether the caller is asked before a call is recorded: the stricter of both places counts, and an unknown one is strict. */
export const consentFor = (caller: Place | null, owner: Place | null, alwaysAsk: boolean): 'notice' | 'strict' =>
  alwaysAsk || asks(caller) || asks(owner) ? 'strict' : 'notice';

/** Where a number belongs; of a US one that belongs to no place, such as a toll-free one, the region stays unknown. */
export function placeOf(phone: string | null): Place | null {
  const country = phone ? countryOf(phone) : undefined;
  if (!phone || !country) return null;
  return { country, region: country === 'US' ? stateOf(phone.slice(2, 5)) : null };
}

function countryOf(phone: string): string | undefined {
  try {
    return parsePhoneNumber(phone).country;
  } catch {
    return undefined;
  }
}
