/**
 * A zone as people call it, such as Central Time; of a zone without a name its offset. Without one, the zone of this device.
 * Runtimes differ in whether the only time of Türkiye is its “standard” one.
 */
export function zoneName(zone: string | undefined, locale: string, at: string | Date): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    // The long Russian names of American zones read as those of regions: “Central America”. The short ones are cities.
    timeZoneName: locale === 'ru' ? 'shortGeneric' : 'longGeneric',
  });
  const { value = 'UTC' } = format.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName') ?? {};
  const { timeZone } = format.resolvedOptions(); // without aliases
  const name = inItsLetters(value, { locale, timeZone });
  if (/\+0(?:0:00)?$/.test(name)) return 'UTC';
  if (locale === 'tr') return name.replace('Türkiye Standart', 'Türkiye');
  return /^pt/.test(locale) ? withinSentence(name) : name;
}

const spare: Partial<Record<string, Record<string, string>>> = {};

/** Gives zones, by their ids, the names that a browser lacks in a language. Node has them all. */
export function nameZones(language: string, names: Record<string, string>): void {
  spare[language] = names;
}

/** Chromium comes without the cities of zones in other languages, and says “Almaty” in Russian: these have spare names. */
export function inItsLetters(name: string, { locale, timeZone }: { locale: string; timeZone: string }): string {
  const names = spare[locale.slice(0, 2)];
  return (/[A-Za-z]{2}/.test(name) && names?.[timeZone]) || name;
}

/** “Horário de Brasília”, as people say, where the runtime writes “Horário Padrão de Brasília”; in lower case within a sentence. */
const withinSentence = (name: string): string =>
  name
    .replace(/^(Hor(?:a|ário)) padrão(?= d)/i, '$1')
    .replace(/^Hor(?:a|ário)(?: Central$| Padrão| de Verão)?/, (words) => words.toLowerCase());

/** A time with the name of its zone. */
export function withZone(time: string, zone: string, locale: string): string {
  if (zone === 'UTC') return `${time} UTC`;
  return locale === 'ja' ? `${time}（${zone}）` : `${time} (${zone})`;
}
