import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/min';
import type * as z from 'zod';

type Phone = string & z.core.$brand<'phone'>;

/** The phone number in this text, in any usual notation; undefined if it is none. */
export function parsePhone(text: string, country: string = 'US'): Phone | undefined {
  const parsed = parsePhoneNumber(text, country as CountryCode);
  return parsed?.isPossible() ? (parsed.number as unknown as Phone) : undefined;
}

/** As people of its own country write it, with the country's code where it is not in North America. */
export function formatPhone(phone: string): string {
  const parsed = parsePhoneNumber(phone);
  if (!parsed) return phone;
  return parsed.countryCallingCode === '1' ? parsed.formatNational() : parsed.formatInternational();
}
