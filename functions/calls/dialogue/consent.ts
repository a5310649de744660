import { parsePhoneNumber } from 'libphonenumber-js/min';

import { stateOf } from '#functions/calls/dialogue/all-party-states.ts';

/** Goes up with every change of a sentence that asks for consent: a call’s consent names the version that was spoken. */
export const TEXT_VERSION = 1;

/** A country, and of the US an all-party consent state or `other`. */
export type Place = { country: string; region: string | null };

/** Countries where one party’s consent is enough: a notice will do. Elsewhere the caller is asked. */
const noticeIsEnough = new Set(['US', 'CA', 'GB', 'BR', 'JP']);

const asks = (place: Place | null) =>
  !place || !noticeIsEnough.has(place.country) || (place.country === 'US' && place.region !== 'other');

/** Whether the caller is asked for consent: the stricter of both places counts, and an unknown place is strict. */
export const consentFor = (caller: Place | null, owner: Place | null, alwaysAsk: boolean): 'notice' | 'strict' =>
  alwaysAsk || asks(caller) || asks(owner) ? 'strict' : 'notice';

/** The place of a number. A US number without one, such as a toll-free number, has an unknown region. */
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
