import { owesCall, type Ticket } from '#functions/helpdesk/domain/ticket.ts';
import type { TicketsView } from '#shared/api/helpdesk.ts';
import type { AccountId } from '#shared/values/id.ts';
import type { TicketState } from '#shared/values/support.ts';
import { dayAndMinutesIn } from '#shared/values/zone.ts';

type Reader = { account_id: AccountId; time_zone: string; now: Date };

/** Whether a ticket is listed in a view. Days are those of support. */
export const isInView =
  (view: TicketsView, { account_id, time_zone, now }: Reader) =>
  (ticket: Ticket): boolean => {
    const { state, due_at, callback, assignee } = ticket;
    const dayOf = (at: Date | string) => dayAndMinutesIn(time_zone, new Date(at).getTime()).day;
    switch (view) {
      case 'mine':
        return state !== 'closed' && assignee?.account_id === account_id;
      case 'late':
        return state === 'open' && due_at !== null && due_at <= now.toISOString();
      case 'calls':
        return state === 'open' && owesCall(ticket) && dayOf(callback?.at ?? now) <= dayOf(now);
      default:
        return state === view;
    }
  };

/** The states whose tickets a view lists. */
export const listedStates = (view: TicketsView): readonly TicketState[] => {
  if (view === 'mine') return ['open', 'waiting'];
  return view === 'waiting' || view === 'closed' ? [view] : ['open'];
};
