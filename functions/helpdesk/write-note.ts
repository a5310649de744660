import { ticketActionsOf } from '#functions/helpdesk/ticket-actions.ts';
import { ticketReader } from '#functions/helpdesk/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';

const live = { actions: ticketActionsOf(table), reader: ticketReader(table) };

export const handler = handle(helpdesk.writeNote, live, async ({ input, member, now }, { actions, reader }) => {
  const { text, ...ref } = input;
  await actions.note(ref, text, await actions.agent(member.accountId), now);
  return reader.read(ref.ticket_id, member.accountId, now);
});
