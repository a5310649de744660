/** A country in the visitor’s words; what is no country is shown as it was written. */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code; // not of the shape of a country’s code
  }
}
