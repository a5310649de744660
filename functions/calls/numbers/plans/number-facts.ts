import parsePhoneNumber from 'libphonenumber-js/max';

import { carriers } from '#functions/calls/numbers/plans/carriers.bin.ts';
import { places } from '#functions/calls/numbers/plans/places.bin.ts';
import { lineOf } from '#functions/calls/numbers/domain/line.ts';
import { entriesBelow, longestPrefix, mostOf, nameIn } from '#functions/calls/numbers/plans/plan.ts';
import { zones } from '#functions/calls/numbers/plans/zones.bin.ts';
import type { NumberFacts } from '#shared/api/numbers.ts';
import type { Language } from '#shared/values/language.ts';
import { formatAbroad } from '#shared/values/phone-format.ts';
import type { Phone } from '#shared/values/phone.ts';

/** Where mobile numbers have area codes: Mexico, Argentina, Brazil, Indonesia, China. */
const MOBILE_WITH_AREA = new Set(['52', '54', '55', '62', '86']);
/** The digits of a North American area code. */
const AREA_CODE = 3;
/** More zones than this say nothing of where someone is. */
const MOST_ZONES = 4;

/** What the world’s numbering plans say of a number. No one is asked: it is libphonenumber’s public data. */
export function numberFacts(phone: Phone, language: Language): NumberFacts {
  const parsed = parsePhoneNumber(phone);
  if (!parsed) return { ...nothing, number: phone, international: phone, national: phone };
  const { countryCallingCode: calling_code, nationalNumber } = parsed;
  const { is_valid, line } = lineOf(phone, parsed);
  const read = (plans: Readonly<Record<string, string>>) => longestPrefix(plans, calling_code, nationalNumber);
  const isLocal = line === 'fixed' || line === 'fixed_or_mobile';
  const hasArea = isLocal || (line === 'mobile' && MOBILE_WITH_AREA.has(calling_code));
  const place = hasArea ? nameIn(read(places), language) : null;
  // In North America a plan may know the state of a number, and the town of most others of its area code.
  const isWide = calling_code === '1' && place !== null && !place.name.includes(',');
  const town = isWide
    ? nameIn(mostOf(entriesBelow(places, calling_code, nationalNumber.slice(0, AREA_CODE))), language)
    : null;
  const time_zones = is_valid && (isLocal || line === 'mobile') ? (read(zones)?.split('|') ?? []) : [];
  return {
    number: phone,
    is_valid,
    international: calling_code === '1' ? parsed.formatInternational() : formatAbroad(parsed),
    national: parsed.formatNational(),
    country: parsed.country ?? null,
    calling_code,
    line,
    place,
    area_town: town?.name.includes(',') ? town : null,
    carrier:
      line === 'mobile' || line === 'fixed_or_mobile' || line === 'pager' ? nameIn(read(carriers), language) : null,
    time_zones: time_zones.length <= MOST_ZONES ? time_zones : [],
  };
}

const nothing = {
  is_valid: false,
  country: null,
  calling_code: '',
  line: 'unknown',
  place: null,
  area_town: null,
  carrier: null,
  time_zones: [],
} as const satisfies Partial<NumberFacts>;
