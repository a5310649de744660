import { dayAndMinutesIn } from '#shared/values/zone.ts';

type Greeting = 'morning' | 'afternoon' | 'evening';

/** The greeting for a moment by the clock of a zone; without one, by that of the device. */
export function greetingAt(now: Date, zone: string | undefined): Greeting {
  const hour = zone ? Math.floor(dayAndMinutesIn(zone, now.getTime()).minutes / 60) : now.getHours();
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
