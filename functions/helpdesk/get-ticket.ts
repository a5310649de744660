import { ticketReader } from '#functions/helpdesk/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';

const live = { reader: ticketReader(table) };

export const handler = handle(helpdesk.getTicket, live, ({ input, member, now }, { reader }) =>
  reader.read(input.ticket_id, member.accountId, now),
);
