/** All time zones of the browser, and the stored one under its own name if it differs. */
export const zones = (current: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])].sort((a, b) => a.localeCompare(b));

/** A zone as a list shows it, with how far it is from Greenwich now: America/Chicago, GMT-6. */
export function zoneName(zone: string, locale: string, now = new Date()): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' });
  const offset = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${zone.replaceAll('_', ' ')}, ${offset}`;
}
