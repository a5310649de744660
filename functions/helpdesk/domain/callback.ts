import type { FieldErrors } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import type { Day } from '#shared/values/day.ts';
import { addDays, MINUTE } from '#shared/values/duration.ts';
import { parsePhone } from '#shared/values/phone-format.ts';
import { isOpen, shiftsFrom, type SupportHours } from '#shared/values/support-hours.ts';
import type { Phone } from '#shared/values/phone.ts';
import { instantOf, minutesOf } from '#shared/values/zone.ts';

/** How far ahead a call may be asked for. */
const DAYS_AHEAD = 14;

/** A call that was asked for instead of a mail. */
export type Callback = { at: string; phone: Phone };

type Wish = {
  day?: Day | undefined;
  time?: string | undefined;
  phone?: string | undefined;
  country: string;
  time_zone?: string | undefined;
};

/** The call of a contact form; null if none is wanted. The contract has checked that nothing of it is missing. */
export function callbackOf(
  { day, time, phone, country, time_zone }: Wish,
  hours: SupportHours,
  now: Date,
): { callback: Callback | null } | { faults: FieldErrors } {
  if (day === undefined || time === undefined || phone === undefined) return { callback: null };
  const number = parsePhone(phone, country);
  if (!number) return { faults: { phone: [messages.phone] } };
  const at = new Date(instantOf(Date.parse(day) + minutesOf(time) * MINUTE, time_zone ?? hours.time_zone));
  const isPossible =
    at > now && at < addDays(now, DAYS_AHEAD) && shiftsFrom(hours, at, 1).some((shift) => isOpen(shift, at));
  return isPossible ? { callback: { at: at.toISOString(), phone: number } } : { faults: { time: [messages.invalid] } };
}
