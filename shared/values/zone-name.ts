/** A zone as people call it, such as Central Time; of a zone without a name its offset. Without one, the zone of this device. */
export function zoneName(zone: string | undefined, locale: string, at: string | Date): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    // The long Russian names of American zones read as those of regions: “Central America”. The short ones are cities.
    timeZoneName: locale === 'ru' ? 'shortGeneric' : 'longGeneric',
  });
  const name = format.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
  return /\+0(?:0:00)?$/.test(name) ? 'UTC' : name;
}

/** A time with the name of its zone. Portuguese names begin with a small letter within a sentence: “hora da Europa Ocidental”. */
export function withZone(time: string, zone: string, locale: string): string {
  if (zone === 'UTC') return `${time} UTC`;
  if (/^pt/.test(locale)) return `${time} (${zone.replace(/^Hor/, 'hor')})`;
  return locale === 'ja' ? `${time}（${zone}）` : `${time} (${zone})`;
}
