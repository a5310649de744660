import { agentOf, ticketActionsOf } from '#functions/helpdesk/ticket-actions.ts';
import { type Agent, owesCall } from '#functions/helpdesk/domain/ticket.ts';
import type { ReplyAddresses } from '#functions/helpdesk/reply-address.ts';
import { ticketStore } from '#functions/helpdesk/store.ts';
import { ticketReader } from '#functions/helpdesk/view.ts';
import { outboxOf } from '#functions/messaging/outbox.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { accountOf } from '#scripts/ops/accounts.ts';
import { printable } from '#scripts/ops/printable.ts';
import { startNothing } from '#scripts/ops/start-nothing.ts';
import { UserError } from '#scripts/user-error.ts';
import { ticketStates } from '#shared/values/support.ts';

const USAGE =
  'tickets list [open|waiting|closed], show REF, answer REF --text TEXT, assign REF WHO, close REF, or reopen REF: which of them?';
/** The most that are listed. */
const MOST = 200;

type Stage = { table: Table; addresses: ReplyAddresses };
type Said = { text: string; operator: string };

/** Lists and handles tickets, chats among them. */
export async function tickets(
  what: string,
  [reference, who]: string[],
  { text, operator }: Said,
  { table, addresses }: Stage,
  now: Date,
): Promise<string> {
  if (what === 'list') return list(reference, table);
  const ticket = reference && (await ticketStore(table).byReference(reference.toUpperCase()));
  if (!reference) throw new UserError(USAGE);
  if (!ticket) throw new UserError('There is no ticket of this reference.');
  if (what === 'show') return show(ticket.ticket_id, table, now);
  if (!operator) throw new UserError('--operator says who does it.');

  const actions = ticketActionsOf(table, { addresses, outbox: outboxOf(table, startNothing) });
  const by: Agent = { account_id: null, name: operator };
  switch (what) {
    case 'answer':
      if (!text) throw new UserError('--text is the answer.');
      await actions.answer(ticket, text, by, now);
      return `Answered. A mail leaves within five minutes.`;
    case 'assign': {
      if (!who) throw new UserError(USAGE);
      const account = await accountOf(who, table);
      if (!account.is_support) throw new UserError('This account does not work for support: support grant.');
      await actions.assign(ticket, agentOf(account), by, now);
      return `Assigned to ${account.email}.`;
    }
    case 'close':
      if (owesCall(ticket)) throw new UserError('A call was promised. It has to be marked in the inbox first.');
      await actions.close(ticket, by, now);
      return 'Closed.';
    case 'reopen':
      await actions.reopen(ticket, by, now);
      return 'Open again.';
    default:
      throw new UserError(USAGE);
  }
}

async function list(name: string | undefined, table: Table): Promise<string> {
  const state = ticketStates.find((each) => each === (name ?? 'open'));
  if (!state) throw new UserError(USAGE);
  const order = state === 'closed' ? 'newest first' : 'oldest first';
  const all = await ticketStore(table).inState(state, MOST, order);
  if (!all.length) return `No ticket is ${state}.`;
  return all
    .map(({ reference, due_at, since, channel, topic, language, assignee, name, reason }) =>
      printable(
        [
          reference,
          due_at ? `due ${due_at}` : since,
          channel,
          topic,
          language,
          assignee?.name ?? '–',
          `${name}: ${reason}`,
        ].join('  '),
      ),
    )
    .join('\n');
}

async function show(ticket_id: Parameters<ReturnType<typeof ticketReader>['read']>[0], table: Table, now: Date) {
  const ticket = await ticketReader(table).read(ticket_id, null, now);
  const { reference, state, due_at, channel, topic, language, name, email, reason, assignee, callback, entries } =
    ticket;
  return [
    `${reference}  ${state}${due_at ? `, due ${due_at}` : ''}  ${channel}, ${topic}, ${language}`,
    `${name} ${email ?? ''}`.trim(),
    reason,
    ...(assignee ? [`assigned to ${assignee}`] : []),
    ...(callback ? [`call ${callback.phone} at ${callback.at}`] : []),
    '',
    ...entries.flatMap(({ at, by, what, name, text }) => [
      `${at}  ${name ?? by}${what === 'message' ? '' : `, ${what}`}`,
      ...text.split('\n').map((line) => `  ${line}`),
    ]),
  ]
    .map(printable)
    .join('\n');
}
