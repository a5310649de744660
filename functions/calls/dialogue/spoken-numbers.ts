import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/min';

import { digitRunsIn } from '#functions/calls/dialogue/masking.ts';
import type { Language } from '#shared/values/language.ts';
import { Phone } from '#shared/values/phone.ts';

/** A local number of North America lacks its area code. */
const LOCAL = 7;
/** The most digits at its end that a caller corrects. */
const LONGEST_TAIL = 4;
const AREA = /^\+1(\d{3})/;

/**
 * The telephone number that a caller says, in figures or words; of several the last, so that a corrected one counts. A
 * number without its country is one of the country of `near`, the caller’s or the owner’s own number.
 */
export function numberIn(text: string, language: Language, near: string | null): Phone | null {
  const country = near === null ? undefined : countryOf(near);
  const area = near === null ? undefined : AREA.exec(near)?.[1];
  const isInternational = /\+\s?\p{Nd}/u.test(text);
  let said: Phone | null = null;
  for (const run of digitRunsIn(text, language)) {
    const digits = run.length === LOCAL && area ? `${area}${run}` : run;
    const phone =
      (isInternational ? phoneOf(`+${digits}`) : null) ??
      phoneOf(digits, country) ??
      (digits.startsWith('0') ? phoneOf(digits, homeOf[language]) : null) ??
      phoneOf(`+${digits}`);
    if (phone && !HOTLINE.test(phone)) said = phone;
    else if (phone) continue;
    // “… 0187, no, 0178”
    else if (said && run.length >= 2 && run.length <= LONGEST_TAIL) said = endingIn(said, run);
  }
  return said;
}

/**
 * A known number with another end: “the last two are 71, no, 17”. Of several ends the last one counts that it does not have
 * already. Without words for the end only four digits that begin with zero are one, since others may be a time.
 */
export function correctedNumber(text: string, language: Language, known: Phone, isAboutEnd: boolean): Phone | null {
  const ends = digitRunsIn(text, language).filter(
    (run) => run.length >= (isAboutEnd ? 1 : 2) && run.length <= LONGEST_TAIL && !known.endsWith(run),
  );
  const end = ends.findLast((run) => isAboutEnd || /^0\d{3}$/.test(run));
  return end ? endingIn(known, end) : null;
}

const endingIn = (phone: Phone, tail: string): Phone => Phone.parse(`${phone.slice(0, -tail.length)}${tail}`);

/** Where most callers of a language dial a zero first, which no number of North America begins with. */
const homeOf: Partial<Record<Language, CountryCode>> = { fr: 'FR', ja: 'JP', tr: 'TR', pt: 'BR' };

/** Toll-free, premium and satellite numbers, at which nobody can be called back: a swindler’s “hotline”. */
const HOTLINE =
  /^\+(?:1(?:800|833|844|855|866|877|888|900)|338|34(?:80|90)|44(?:80|84|87|9)|49(?:800|900)|55(?:800|900|300)|7(?:800|809)|81(?:120|570|800|990)|90(?:800|900)|971(?:800|900)|800|878|88[1-3]|979|4470|1\d{3}976)/;

/** What no number of North America begins with. */
const NO_AREA = /^\+1[01]/;

/** A number, after “00” with its country. */
function phoneOf(digits: string, country?: CountryCode): Phone | null {
  const number = parsePhoneNumber(digits.replace(/^00/, '+'), country);
  return number?.isPossible() && number.nationalNumber.length >= LOCAL && !NO_AREA.test(number.number)
    ? (Phone.safeParse(number.number).data ?? null)
    : null;
}

/** Whether two numbers are of one country. */
export const isSameCountry = (one: string, other: string): boolean => countryOf(one) === countryOf(other);

function countryOf(phone: string): CountryCode | undefined {
  return parsePhoneNumber(phone)?.country ?? (phone.startsWith('+1') ? 'US' : undefined);
}
