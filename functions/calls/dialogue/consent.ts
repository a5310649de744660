import { parsePhoneNumber } from 'libphonenumber-js/min';

/**
 * Incremented with every change of a sentence that asks for consent: a call’s consent names the version that was
 * spoken.
 */
export const TEXT_VERSION = 4;

/** A country, and of the US an all-party consent state or `other`. */
export type Place = { country: string; region: string | null };

/** Countries where one party’s consent is enough, so that a notice will do. Elsewhere the caller is asked. */
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

/** Area codes of the US states that require all-party consent to recording. */
const areaCodes: Record<string, string> = {
  CA: '209 213 279 310 323 341 350 357 369 408 415 424 442 510 530 559 562 619 626 628 650 657 661 669 707 714 738 747 760 805 818 820 831 837 840 858 909 916 925 949 951',
  CT: '203 475 860 959',
  DE: '302',
  FL: '239 305 321 324 352 386 407 448 561 645 656 689 727 728 754 772 786 813 850 863 904 941 954',
  IL: '217 224 309 312 331 447 464 618 630 708 730 773 779 815 847 861 872',
  MA: '339 351 413 508 617 774 781 857 978',
  MD: '227 240 301 410 443 667',
  MI: '231 248 269 313 517 586 616 679 734 810 906 947 989',
  MT: '406',
  NH: '603',
  NV: '702 725 775',
  PA: '215 223 267 272 412 445 484 570 582 610 717 724 814 835 878',
  WA: '206 253 360 425 509 564',
};

const states = new Map(
  Object.entries(areaCodes).flatMap(([state, codes]) => codes.split(' ').map((code) => [code, state])),
);

/** Toll-free, premium and personal numbers, which say nothing of a place: 800, 833 … 900, 500, 533 … */
const PLACELESS =
  /^(8(00|33|44|55|66|77|88)|900|5(00|21|22|2[3-9]|33|44|66|77|88)|600|622|633|644|655|677|688|700|710)$/;

/** The all-party state of a US area code; `other` for one elsewhere in the country, null for one that is nowhere. */
const stateOf = (areaCode: string): string | null =>
  states.get(areaCode) ?? (PLACELESS.test(areaCode) ? null : 'other');
