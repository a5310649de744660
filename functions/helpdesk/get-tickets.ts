import type { Ticket } from '#functions/helpdesk/domain/ticket.ts';
import { ticketStore } from '#functions/helpdesk/store.ts';
import { rowOf } from '#functions/helpdesk/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';

const live = { tickets: ticketStore(table) };

/** The most tickets of a state that are read, and the most that are listed. */
const READ = 500;
const LISTED = 100;

export const handler = handle(helpdesk.getTickets, live, async ({ input, member, now }, { tickets }) => {
  const { view, topic, language } = input;
  const isWanted = (ticket: Ticket) =>
    (view !== 'mine' || ticket.assignee?.account_id === member.accountId) &&
    (topic === undefined || ticket.topic === topic) &&
    (language === undefined || ticket.language === language);
  const states = view === 'mine' ? (['open', 'waiting'] as const) : ([view] as const);
  const order = view === 'closed' ? 'newest first' : 'oldest first';
  const read = (await Promise.all(states.map((state) => tickets.inState(state, READ + 1, order)))).map((all) => ({
    all: all.slice(0, READ),
    isMore: all.length > READ,
  }));
  const wanted = read.flatMap(({ all }) => all).filter(isWanted);
  return {
    now: now.toISOString(),
    data: wanted.slice(0, LISTED).map((ticket) => rowOf(ticket, member.accountId)),
    has_more: wanted.length > LISTED || read.some(({ isMore }) => isMore),
  };
});
