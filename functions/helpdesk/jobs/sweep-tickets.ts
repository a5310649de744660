import * as z from 'zod';

import { ticketActionsOf } from '#functions/helpdesk/ticket-actions.ts';
import { WAITING_DAYS } from '#functions/helpdesk/domain/ticket.ts';
import { ticketStore } from '#functions/helpdesk/store.ts';
import { job } from '#functions/platform/job.ts';
import { log } from '#functions/platform/log.ts';
import { table } from '#functions/platform/table/live.ts';
import { addDays, DAY } from '#shared/values/duration.ts';
import { endOfLife } from '#shared/values/retention.ts';

const live = { tickets: ticketStore(table), actions: ticketActionsOf(table), log };

/** The most tickets of each kind that one run handles; the next run continues. */
const MOST = 100;

/**
 * Reports each ticket whose answer is late, which raises the alarm; closes answered ones that nothing more came to; and
 * deletes closed ones whose time is over.
 */
export const handler = job('helpdesk.sweepTickets', z.unknown(), live, async (_, { tickets, actions, log }, now) => {
  for (const { reference, due_at } of await tickets.inStateBy('open', now, MOST)) {
    log.error('answer is late', { reference, due_at });
  }
  for (const { ticket_id, revision } of await tickets.inStateBy('waiting', addDays(now, -WAITING_DAYS), MOST)) {
    // Whatever changed it in between is newer than the decision to close it.
    await actions
      .close({ ticket_id, revision }, null, now)
      .catch(() => log.info('a ticket changed while it was closed'));
  }
  for (const ticket of await tickets.inStateBy('closed', new Date(now.getTime() - 360 * DAY), MOST)) {
    if (endOfLife('ticket', ticket.since) <= now) await tickets.erase(ticket);
  }
});
