import parsePhoneNumber, { type CountryCode, type PhoneNumber } from 'libphonenumber-js/min';
import type * as z from 'zod';

import { homeOf } from '#shared/values/language.ts';

type Phone = string & z.core.$brand<'phone'>;

/** The phone number in this text, in any usual notation; undefined if it is none. */
export function parsePhone(text: string, country: string = 'US'): Phone | undefined {
  return numberIn(text.replace(/^\s*00/, '+'), country) ?? numberIn(text, country);
}

/** In most countries `00` is written for `+`. No area code of North America begins with 0 or 1. */
function numberIn(text: string, country: string): Phone | undefined {
  const parsed = parsePhoneNumber(text, country as CountryCode);
  if (!parsed?.isPossible() || (parsed.countryCallingCode === '1' && /^[01]/.test(parsed.nationalNumber)))
    return undefined;
  return parsed.number as unknown as Phone;
}

/** Whether the numbering plan of its country has such a number. */
export const isInPlan = (phone: string): boolean => parsePhoneNumber(phone)?.isValid() ?? false;

/** As readers of a locale write it: without the country’s code at home, which for English is all of North America. */
export function formatPhone(phone: string, locale: string): string {
  const parsed = parsePhoneNumber(phone);
  if (!parsed) return phone;
  const home = homeOf(locale);
  const isAmerican = parsed.countryCallingCode === '1';
  if (isAmerican ? home === 'US' : home && parsed.country === home) return parsed.formatNational();
  // Americans join the parts by hyphens: +1 202-555-0143.
  return isAmerican ? `+1 ${parsed.formatNational().replace(/^\((\d+)\) /, '$1-')}` : formatAbroad(parsed);
}

/** With the country’s code. Where the area code has parentheses at home, the rest keeps its hyphens: +55 11 98765-4321. */
export function formatAbroad(phone: Pick<PhoneNumber, 'formatInternational' | 'formatNational'>): string {
  const written = phone.formatInternational();
  const local = /\) (\d[\d-]*)$/.exec(phone.formatNational())?.[1];
  return local && written.endsWith(local.replaceAll('-', ' ')) ? written.slice(0, -local.length) + local : written;
}
