/** The names of countries in a language, by code. Russian is written here with its ё: “Соединённые Штаты”. */
export function regionNames(locale: string): { of: (code: string) => string } {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return { of: (code) => (names.of(code) ?? code).replace('Соединенные', 'Соединённые') };
}
