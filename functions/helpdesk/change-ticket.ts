import { ticketActionsOf } from '#functions/helpdesk/ticket-actions.ts';
import { ticketReader } from '#functions/helpdesk/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';

const live = { actions: ticketActionsOf(table), reader: ticketReader(table) };

export const handler = handle(helpdesk.changeTicket, live, async ({ input, member, now }, { actions, reader }) => {
  const { change, ...ref } = input;
  const agent = await actions.agent(member.accountId);
  if (change === 'assign') await actions.assign(ref, agent, agent, now);
  else if (change === 'call-made') await actions.markCall(ref, 'made', agent, now);
  else if (change === 'call-not-needed') await actions.markCall(ref, 'not-needed', agent, now);
  else if (change === 'call-no-answer') await actions.noAnswer(ref, agent, now);
  else if (change === 'call-not-made') await actions.callNotMade(ref, agent, now);
  else await actions[change](ref, agent, now);
  return reader.read(ref.ticket_id, member.accountId, now);
});
