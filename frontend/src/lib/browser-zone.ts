import { isZone } from '#shared/values/zone.ts';

/** The zone of this browser, such as America/Chicago; undefined where it has none that can be used, such as Etc/Unknown. */
export function browserZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isZone(timeZone) ? timeZone : undefined;
}
