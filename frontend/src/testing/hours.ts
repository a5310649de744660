import type { support } from '#shared/api/support.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { isOpen, shiftsFrom } from '#shared/values/support-hours.ts';

/** Support’s hours in UTC, at noon by default, when it is open. */
export function someHours(now = '2026-11-23T12:00:00.000Z'): Output<typeof support.getHours> {
  const shifts = shiftsFrom({ opens: '08:00', closes: '22:00', time_zone: 'UTC' }, new Date(now));
  return { now, is_open: isOpen(shifts[0]!, new Date(now)), shifts, time_zone: 'UTC', answer_hours: 24 };
}
