import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { helpdesk, type TicketView } from '#shared/api/helpdesk.ts';
import type { InputFromCaller } from '#shared/contract/endpoint.ts';

type Change = InputFromCaller<typeof helpdesk.changeTicket>['change'];

/** Changes a ticket as it is shown. One that has changed meanwhile is read again. */
export function useTicketChange({ ticket_id, revision }: TicketView) {
  const { trigger, isMutating, error } = useAction(helpdesk.changeTicket, {
    refreshes: [helpdesk.getTicket, helpdesk.getTickets],
  });
  const { mutate } = useEndpoint(helpdesk.getTicket, { ticket_id });
  async function change(what: Change) {
    const changed = await trigger({ ticket_id, revision, change: what });
    await (changed ? mutate(changed, { revalidate: false }) : mutate());
  }
  return { change: (what: Change) => void change(what), isChanging: isMutating, error };
}
