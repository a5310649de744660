/** The name of a country in the visitor’s language; unknown codes are shown as they are. */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code; // not of the shape of a country’s code
  }
}
