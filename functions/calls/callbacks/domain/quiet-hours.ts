import type { Appointment } from '#functions/calls/callbacks/domain/appointment.ts';
import { zoneOf } from '#functions/calls/callbacks/domain/caller-zone.ts';
import { clockOn, dayAndMinutesIn } from '#shared/values/zone.ts';
import { daysBefore } from '#shared/values/day.ts';

const [NIGHT, MORNING] = [21 * 60, 8 * 60];

/** When a text may be sent to a zone: now, or at eight in the morning. */
export function awakeFrom(zone: string, now: Date): Date {
  const { day, minutes } = dayAndMinutesIn(zone, now.getTime());
  if (minutes >= MORNING && minutes < NIGHT) return now;
  const morning = clockOn(minutes < MORNING ? day : daysBefore(day, -1), zone).at(MORNING);
  return new Date(morning ?? now);
}

/** When the caller may be sent a text: by the clock where their number belongs, or else by the owner’s. */
export const callerAwakeFrom = ({ caller_number, tz }: Pick<Appointment, 'caller_number' | 'tz'>, now: Date): Date =>
  awakeFrom(zoneOf(caller_number) ?? tz, now);
