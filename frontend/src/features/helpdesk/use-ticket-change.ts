import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { helpdesk, type TicketView } from '#shared/api/helpdesk.ts';
import type { InputFromCaller } from '#shared/contract/endpoint.ts';

export type Change = InputFromCaller<typeof helpdesk.changeTicket>['change'];

/** Changes a ticket as it is shown, in one step or several. One that has changed meanwhile is read again. */
export function useTicketChange({ ticket_id, revision }: TicketView) {
  const { trigger, isMutating, error } = useAction(helpdesk.changeTicket, {
    refreshes: [helpdesk.getTicket, helpdesk.getTickets],
  });
  const { mutate } = useEndpoint(helpdesk.getTicket, { ticket_id });
  async function change(...steps: Change[]) {
    let current = revision;
    for (const step of steps) {
      const changed = await trigger({ ticket_id, revision: current, change: step });
      await (changed ? mutate(changed, { revalidate: false }) : mutate());
      if (!changed) return;
      current = changed.revision;
    }
  }
  return { change: (...steps: Change[]) => void change(...steps), isChanging: isMutating, error };
}
