import { authFixture } from '#functions/account/auth/testing.ts';
import type { Promised } from '#functions/helpdesk/hours.ts';
import { type NewMessage, ticketOpener } from '#functions/helpdesk/open-ticket.ts';
import { replyAddressesOf } from '#functions/helpdesk/reply-address.ts';
import { ticketStore } from '#functions/helpdesk/store.ts';

export const ADDRESS = 'support@calluna.example';

/** Open day and night, so that tests may run at any time. */
export const hours: Promised = { opens: '00:00', closes: '24:00', time_zone: 'America/Chicago', answer_hours: 4 };

/** The dependencies of helpdesk handlers, on a table of their own. */
export function helpdeskFixture() {
  const fixture = authFixture();
  const { table, deps, secret } = fixture;
  const tickets = ticketStore(table);
  const addresses = replyAddressesOf(() => ADDRESS, secret);
  const opener = ticketOpener(table, { tickets, outbox: deps.outbox, addresses, hours: () => hours, secret });
  let count = 0;
  return {
    ...fixture,
    tickets,
    addresses,
    deps: { ...deps, tickets, addresses, opener, hours: () => hours },
    /** A ticket, by the form or by mail. */
    async ticket(more: Partial<NewMessage> = {}) {
      count += 1;
      const message: NewMessage = {
        channel: 'form',
        topic: 'charge-or-refund',
        language: 'en',
        name: 'Ida Lindqvist',
        email: `ida${count}@example.com`,
        reason: 'I was charged twice',
        text: 'There are two charges of November.',
        callback: null,
        account_id: null,
        mail_id: null,
        has_attachments: false,
        confirm: true,
        ...more,
      };
      const reference = await opener.open(message, fixture.now());
      const ticket = await tickets.byReference(reference);
      if (!ticket) throw new Error('The ticket was not stored');
      return ticket;
    },
  };
}
