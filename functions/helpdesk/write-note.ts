import { deskOf } from '#functions/helpdesk/desk.ts';
import { ticketReader } from '#functions/helpdesk/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';

const live = { desk: deskOf(table), reader: ticketReader(table) };

export const handler = handle(helpdesk.writeNote, live, async ({ input, member, now }, { desk, reader }) => {
  const { text, ...ref } = input;
  await desk.note(ref, text, await desk.agent(member.accountId), now);
  return reader.read(ref.ticket_id, member.accountId, now);
});
