import parsePhoneNumber, { type PhoneNumber } from 'libphonenumber-js/max';

import type { LineKind, NumberFacts } from '#shared/api/numbers.ts';
import type { Phone } from '#shared/values/phone.ts';

const kinds: Readonly<Record<string, LineKind>> = {
  MOBILE: 'mobile',
  FIXED_LINE: 'fixed',
  FIXED_LINE_OR_MOBILE: 'fixed_or_mobile',
  TOLL_FREE: 'toll_free',
  PREMIUM_RATE: 'premium',
  SHARED_COST: 'shared_cost',
  VOIP: 'internet',
  PERSONAL_NUMBER: 'personal',
  PAGER: 'pager',
  UAN: 'company',
  VOICEMAIL: 'voicemail',
};

/** Inmarsat, Iridium and Globalstar, EMSAT, Thuraya: calling codes of satellites, by E.164.1. */
const SATELLITE = /^\+(?:870|881|88213|88216)/;

const kindOf = (parsed: PhoneNumber): LineKind =>
  SATELLITE.test(parsed.number) ? 'satellite' : (kinds[parsed.getType() ?? ''] ?? 'unknown');

export type Line = Pick<NumberFacts, 'number' | 'is_valid' | 'line'>;

/** Whether the range of a number is given out, and for which kind of line. */
export function lineOf(number: Phone, parsed = parsePhoneNumber(number)): Line {
  const is_valid = parsed?.isValid() ?? false;
  return { number, is_valid, line: parsed && is_valid ? kindOf(parsed) : 'unknown' };
}
