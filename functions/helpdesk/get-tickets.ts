import { isInView, listedStates } from '#functions/helpdesk/domain/inbox-views.ts';
import { promisedHours } from '#functions/helpdesk/hours.ts';
import { ticketStore } from '#functions/helpdesk/store.ts';
import { rowReader } from '#functions/helpdesk/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';
import type { TicketState } from '#shared/values/support.ts';

const live = { tickets: ticketStore(table), rows: rowReader(table), hours: promisedHours };

/** The most tickets of a state that are read, and the most that are listed. */
const READ = 500;
const LISTED = 100;

/** Open and answered tickets are read for the counts, whatever is listed. */
export const handler = handle(helpdesk.getTickets, live, async ({ input, member, now }, { tickets, rows, hours }) => {
  const { view, topic, language } = input;
  const read = async (state: TicketState) => {
    const all = await tickets.inState(state, READ + 1, state === 'closed' ? 'newest first' : 'oldest first');
    return { all: all.slice(0, READ), isMore: all.length > READ };
  };
  const [open, waiting, closed] = await Promise.all([
    read('open'),
    read('waiting'),
    view === 'closed' ? read('closed') : { all: [], isMore: false },
  ]);
  const found = { open, waiting, closed };
  const reader = { account_id: member.accountId, time_zone: hours().time_zone, now };
  const current = [...open.all, ...waiting.all];
  const count = (each: typeof view) => current.filter(isInView(each, reader)).length;

  const wanted = [...current, ...closed.all]
    .filter(isInView(view, reader))
    .filter((ticket) => topic === undefined || ticket.topic === topic)
    .filter((ticket) => language === undefined || ticket.language === language);
  return {
    now: now.toISOString(),
    data: await rows(wanted.slice(0, LISTED), member.accountId, now),
    has_more: wanted.length > LISTED || listedStates(view).some((state) => found[state].isMore),
    counts: {
      open: count('open'),
      mine: count('mine'),
      late: count('late'),
      calls: count('calls'),
      waiting: count('waiting'),
    },
  };
});
