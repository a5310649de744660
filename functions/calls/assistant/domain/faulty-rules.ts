import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';

import { fold } from '#functions/names/fold.ts';
import type { FieldErrors } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import type { Blocking } from '#shared/values/call-rules.ts';
import { isCommonWord } from '#shared/values/live-call.ts';

const callingCodes = [...new Set(getCountries().map((country) => `+${getCountryCallingCode(country)}`))];
const canBegin = (prefix: string): boolean =>
  callingCodes.some((code) => prefix.startsWith(code) || code.startsWith(prefix));

/** What is wrong with new words that ring the phone: one that is heard in almost every call, or that is none. What is stored already may stay. */
export function faultyWords(words: readonly string[], stored: readonly string[]): FieldErrors | undefined {
  return faultsIn('words', words, (word) => {
    if (stored.includes(word)) return undefined;
    if (!fold(word)) return messages.invalid;
    return isCommonWord(word) ? messages['word.common'] : undefined;
  });
}

/** What is wrong with newly blocked kinds of numbers: beginnings that no number has, countries that do not exist. */
export function faultyBlocking(
  { prefixes = [], countries = [] }: Partial<Blocking>,
  stored: Pick<Blocking, 'prefixes' | 'countries'>,
): FieldErrors | undefined {
  const [ofPrefixes, ofCountries] = [
    faultsIn('prefixes', prefixes, (each) =>
      stored.prefixes.includes(each) || canBegin(each) ? undefined : messages.prefix,
    ),
    faultsIn('countries', countries, (each) =>
      stored.countries.includes(each) || isSupportedCountry(each) ? undefined : messages.invalid,
    ),
  ];
  return ofPrefixes || ofCountries ? { ...ofPrefixes, ...ofCountries } : undefined;
}

function faultsIn(
  field: string,
  all: readonly string[],
  faultOf: (each: string) => string | undefined,
): FieldErrors | undefined {
  const faults = all.flatMap((each, at) => {
    const fault = faultOf(each);
    return fault ? [[`${field}.${at}`, [fault]] satisfies [string, string[]]] : [];
  });
  return faults.length ? Object.fromEntries(faults) : undefined;
}

/** Each word once, whatever its case and accents; the first spelling stays. */
export function eachOnce(words: readonly string[]): string[] {
  const seen = new Set<string>();
  return words.filter((word) => {
    const isNew = !seen.has(fold(word));
    seen.add(fold(word));
    return isNew;
  });
}
