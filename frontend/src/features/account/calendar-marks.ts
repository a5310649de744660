import type { Mark } from '#frontend/components/calendar.tsx';
import type { Appointment } from '#shared/api/callbacks.ts';
import type { Charge, Membership } from '#shared/values/membership.ts';

type Known = { membership: Membership; charges: readonly Charge[]; appointments: readonly Appointment[] };

/** What a member’s calendar shows: charges that were paid and the next one, its reminder, callbacks, and when access ends. */
export function calendarMarks({ membership, charges, appointments }: Known): Mark[] {
  const { standing, next_charge, problem, paid_until } = membership;
  const isDue = standing === 'past_due';
  const dates: Record<Mark['kind'], readonly (string | null | undefined)[]> = {
    paid: charges.map(({ paid_at }) => paid_at),
    // Of a month that was declined, the bank is asked again.
    pay: [isDue ? problem?.next_try_at : next_charge?.at],
    rem: [isDue ? null : next_charge?.remind_at],
    call: appointments.map(({ starts_at }) => starts_at),
    end: [standing === 'cancelled' ? paid_until : problem?.ends_at],
  };
  return Object.entries(dates).flatMap(([kind, moments]) =>
    moments.flatMap((at) => (at ? [{ kind: kind as Mark['kind'], at }] : [])),
  );
}
