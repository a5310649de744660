import type { Appointment } from '#functions/calls/callbacks/domain/appointment.ts';
import { zoneOf } from '#functions/calls/callbacks/domain/caller-zone.ts';
import { clockOn, dayAndMinutesIn } from '#shared/values/zone.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { daysBefore } from '#shared/values/day.ts';

const [NIGHT, MORNING] = [21 * 60, 8 * 60];

/** When a text may be sent to a zone: now, or at eight in the morning. */
export function awakeFrom(zone: string, now: Date): Date {
  const { day, minutes } = dayAndMinutesIn(zone, now.getTime());
  if (minutes >= MORNING && minutes < NIGHT) return now;
  const morning = clockOn(minutes < MORNING ? day : daysBefore(day, -1), zone).at(MORNING);
  return new Date(morning ?? now);
}

/** A text about a callback helps only so long before it. */
const LATEST_MINUTES = 60;

/**
 * When the caller may be sent a text: by day on the clock where their number belongs, or else on the owner’s; but an hour
 * before the callback at the latest, which rings them then anyway.
 */
export function callerNoticeFrom(
  { caller_number, tz, starts_at }: Pick<Appointment, 'caller_number' | 'tz' | 'starts_at'>,
  now: Date,
): Date {
  const awake = awakeFrom(zoneOf(caller_number) ?? tz, now);
  const latest = addMinutes(starts_at, -LATEST_MINUTES);
  return awake <= latest ? awake : new Date(Math.max(now.getTime(), latest.getTime()));
}
