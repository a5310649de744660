import { serverNow } from '#frontend/lib/clock.ts';
import { separatorOf } from '#shared/values/join-details.ts';

/** All time zones of the browser, and the stored one under its own name if it differs. */
export const zones = (current: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])].sort((a, b) => a.localeCompare(b));

/** Zones whose name says how far they are from Greenwich. */
const isUtc = (zone: string) => /^(?:Etc\/)?(?:UTC|UCT|GMT|Zulu|Universal)$/.test(zone);

/** A zone as a list shows it, with how far it is from Greenwich now, “America/Chicago, GMT-6”; UTC by its name alone. */
export function zoneName(zone: string, locale: string, now = serverNow()): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' });
  const offset = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const name = zone.replaceAll('_', ' ');
  return isUtc(zone) ? name : [name, offset].join(separatorOf(locale));
}
