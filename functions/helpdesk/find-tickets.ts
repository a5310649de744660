import { fullReference } from '#functions/helpdesk/domain/reference.ts';
import { ticketStore, type TicketStore } from '#functions/helpdesk/store.ts';
import { rowReader } from '#functions/helpdesk/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';
import { ticketStates } from '#shared/values/support.ts';

const live = { tickets: ticketStore(table), rows: rowReader(table) };

/** The most tickets of each state that are read for an address, which has no key of its own, and the most that are listed. */
const READ = 500;
const LISTED = 100;

export const handler = handle(helpdesk.findTickets, live, async ({ input, member, now }, { tickets, rows }) => {
  const { find } = input;
  const { found, isMore } = find.includes('@') ? await ofAddress(tickets, find) : await ofReference(tickets, find);
  return {
    now: now.toISOString(),
    data: await rows(found.slice(0, LISTED), member.accountId, now),
    has_more: isMore || found.length > LISTED,
  };
});

async function ofReference(tickets: TicketStore, reference: string) {
  const ticket = await tickets.byReference(fullReference(reference));
  return { found: ticket ? [ticket] : [], isMore: false };
}

async function ofAddress(tickets: TicketStore, address: string) {
  const read = await Promise.all(ticketStates.map((state) => tickets.inState(state, READ + 1, 'newest first')));
  const found = read
    .flatMap((all) => all.slice(0, READ))
    .filter(({ email }) => email?.toLowerCase() === address.toLowerCase())
    .toSorted((one, other) => (one.opened_at < other.opened_at ? 1 : -1));
  return { found, isMore: read.some((all) => all.length > READ) };
}
