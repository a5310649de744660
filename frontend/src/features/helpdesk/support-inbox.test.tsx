import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { helpdesk, type TicketView } from '#shared/api/helpdesk.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const at = '2026-11-23T12:00:00.000Z';
const now = '2026-11-23T14:00:00.000Z';
const ticket: TicketView = {
  ticket_id: newId('ticket'),
  reference: 'CAL-T-2K7Q9F',
  channel: 'form',
  topic: 'charge-or-refund',
  language: 'fr',
  state: 'open',
  since: at,
  due_at: '2026-11-23T13:00:00.000Z',
  name: 'Ida Lindqvist',
  reason: 'Deux paiements',
  assignee: null,
  is_mine: false,
  revision: 1,
  written_at: at,
  is_reply: false,
  call_at: null,
  chat: null,
  email: 'ida@example.com',
  now,
  callback: null,
  opened_at: at,
  account: null,
  is_address_of_account: false,
  entries: [{ entry_id: 'tke_1', at, by: 'customer', what: 'message', name: 'Ida Lindqvist', text: 'Pourquoi ?' }],
  agent: 'Pia',
};
const counts = { open: 1, mine: 0, late: 1, calls: 0, waiting: 0 };
const reply = { entry_id: 'tke_2', at: now, by: 'support', what: 'message', name: 'Pia' } as const;

beforeEach(() => {
  signInAs();
  sessionStorage.clear();
  answer(helpdesk.findTickets, () => ({ now, data: [], has_more: false }));
  answer(helpdesk.getTickets, () => ({ now, data: [ticket], has_more: false, counts }));
  answer(helpdesk.getTicket, () => ticket);
});
const address = `/en/support-inbox/${ticket.ticket_id}`;
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Answer in French' });
const textIn = async () => (await box()).value;

test('lists tickets with what is late, and opens one', async () => {
  const { user } = open('/en/support-inbox');
  const row = await screen.findByRole('link', { name: /Ida Lindqvist/ });
  within(row).getByText('Late');
  within(row).getByText('2 hr. ago');
  await user.click(row);
  await screen.findByRole('heading', { name: 'Deux paiements' });
  screen.getByText('Pourquoi ?');
});

test('a prepared answer is in the customer’s language, filled in, and can be edited before it is sent', async () => {
  const sent: object[] = [];
  answer(helpdesk.answerTicket, (input) => {
    sent.push(input);
    return {
      ...ticket,
      state: 'waiting' as const,
      due_at: null,
      revision: 2,
      entries: [...ticket.entries, { ...reply, text: input.text }],
    };
  });
  const { user } = open(address);
  const prepared = await screen.findByRole('option', { name: 'Where to refund a charge' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Prepared answers' }), prepared);
  expect(await textIn()).toMatch(/^Bonjour Ida Lindqvist,\n\n.*\/fr\/account\/payments/);
  await user.clear(await box());
  await user.type(await box(), 'Bonjour Ida{Control>}{Enter}{/Control}');
  await screen.findByText('The answer is on its way.');
  expect(sent).toEqual([{ ticket_id: ticket.ticket_id, revision: 1, text: 'Bonjour Ida' }]);
  expect(await textIn()).toBe('');
});

test('a ticket that has changed keeps the draft and shows the change', async () => {
  answer(helpdesk.answerTicket, () => {
    throw new Fault('helpdesk.ticket-changed');
  });
  const { user } = open(address);
  await user.type(await box(), 'Bonjour');
  answer(helpdesk.getTicket, () => ({
    ...ticket,
    revision: 2,
    entries: [...ticket.entries, { ...reply, text: 'Déjà fait' }],
  }));
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  await screen.findByText('This ticket has changed. Please read it again.');
  await screen.findByText('Déjà fait');
  expect(await textIn()).toBe('Bonjour');
});

test('takes, notes and closes', async () => {
  const changes: string[] = [];
  answer(helpdesk.changeTicket, ({ change }) => {
    changes.push(change);
    return change === 'close' ? { ...ticket, state: 'closed' as const } : { ...ticket, is_mine: true, assignee: 'Pia' };
  });
  answer(helpdesk.writeNote, ({ text }) => ({
    ...ticket,
    entries: [...ticket.entries, { ...reply, what: 'note' as const, text }],
  }));
  const { user } = open(address);
  await user.click(await screen.findByRole('button', { name: 'Assign to me' }));
  await user.click(await screen.findByRole('button', { name: 'Note' }));
  await user.type(screen.getByRole('textbox', { name: 'Note for support' }), 'Asked billing');
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  await screen.findByText('Asked billing');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(changes).toEqual(['assign', 'close']);
});

test('members learn of no such page', async () => {
  answer(helpdesk.getTickets, () => {
    throw new Fault('request.unknown-route');
  });
  open('/en/support-inbox');
  await screen.findByText('404');
});

test('asks support to log in again with the second factor', async () => {
  answer(helpdesk.getTickets, () => {
    throw new Fault('auth.login-again');
  });
  open('/en/support-inbox');
  await screen.findByRole('heading', { name: 'Please log in again' });
});

const callback = { at: '2026-11-25T16:30:00.000Z', phone: '+12185550142', outcome: null, tries: 0 };
const promised = { ...ticket, callback, call_at: callback.at };

test('a promised call is marked as made once that is confirmed, and the mark can be undone', async () => {
  answer(helpdesk.getTicket, () => promised);
  const changes: string[] = [];
  answer(helpdesk.changeTicket, ({ change }) => {
    changes.push(change);
    if (change === 'call-not-made') return promised;
    return {
      ...promised,
      call_at: null,
      state: 'waiting' as const,
      callback: { ...callback, outcome: 'made' as const },
    };
  });
  const { user } = open(address);
  await user.click(await screen.findByRole('button', { name: 'Call made…' }));
  await screen.findByText(/which is still to come/);
  expect(changes).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Yes, mark the call as made' }));
  await screen.findByText('Call made', { selector: '.chip' });
  await user.click(screen.getByRole('button', { name: 'Undo: the call was not made' }));
  await screen.findByRole('button', { name: 'Call made…' });
  expect(changes).toEqual(['call-made', 'call-not-made']);
});

test('a call without an answer can be noted from its time on, and is tried again', async () => {
  answer(helpdesk.getTicket, () => promised);
  open(address);
  await screen.findByRole('button', { name: 'Call not needed…' });
  expect(screen.queryByRole('button', { name: 'No answer' })).toBeNull();
  cleanup();
  const due = { ...promised, now: '2026-11-25T16:40:00.000Z' };
  answer(helpdesk.getTicket, () => due);
  answer(helpdesk.changeTicket, () => ({ ...due, callback: { ...callback, tries: 1 } }));
  const { user } = open(address);
  await user.click(await screen.findByRole('button', { name: 'No answer' }));
  await screen.findByText(/^Called without an answer: 1\./);
});

test('closing a ticket that owes a call asks what became of it', async () => {
  answer(helpdesk.getTicket, () => promised);
  const changes: object[] = [];
  answer(helpdesk.changeTicket, (input) => {
    changes.push(input);
    const state = input.change === 'close' ? ('closed' as const) : ('open' as const);
    return {
      ...promised,
      state,
      call_at: null,
      revision: input.revision + 1,
      callback: { ...callback, outcome: 'made' as const },
    };
  });
  const { user } = open(address);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await screen.findByText(/was promised a call for/);
  await user.click(screen.getByRole('button', { name: 'Keep it open' }));
  expect(changes).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'The call was made: close' }));
  await screen.findByRole('button', { name: 'Reopen' });
  expect(changes).toMatchObject([
    { change: 'call-made', revision: 1 },
    { change: 'close', revision: 2 },
  ]);
});

test('an answer and a note are two drafts, which stay with their ticket', async () => {
  const { user } = open(address);
  await user.type(await box(), 'Bonjour');
  await user.click(screen.getByRole('button', { name: 'Note' }));
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note for support' });
  expect(note.value).toBe('');
  await user.type(note, 'Rude');
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await textIn()).toBe('Bonjour');
  cleanup();
  open(address);
  expect(await textIn()).toBe('Bonjour');
  within(screen.getByRole('link', { name: /Ida Lindqvist/ })).getByText('Draft');
});

test('marks what is unread, replied to, promised and over, and counts it', async () => {
  const rows = [
    promised,
    { ...ticket, ticket_id: newId('ticket'), name: 'Mara Lund', is_reply: true },
    {
      ...ticket,
      ticket_id: newId('ticket'),
      name: 'Ali',
      channel: 'chat' as const,
      chat: 'ended' as const,
      email: null,
    },
  ];
  answer(helpdesk.getTickets, () => ({ now, data: rows, has_more: false, counts: { ...counts, open: 3, calls: 1 } }));
  const { user } = open('/en/support-inbox');
  const first = await screen.findByRole('link', { name: /Ida Lindqvist/ });
  within(first).getByText(/^Call Wed, Nov 25/);
  within(first).getByRole('img', { name: 'Unread' });
  within(screen.getByRole('link', { name: /Mara Lund/ })).getByText('New reply');
  const over = within(screen.getByRole('link', { name: /Ali/ }));
  over.getByText('Chat ended, no address');
  expect(over.queryByText('Late')).toBeNull();
  screen.getByRole('link', { name: 'Calls today 1' });
  await waitFor(() => expect(document.title).toMatch(/^\(3\) Support inbox/));
  answer(helpdesk.getTicket, () => promised);
  await user.click(first);
  await screen.findByText('Pourquoi ?');
  expect(within(screen.getByRole('link', { name: /Ida Lindqvist/ })).queryByRole('img', { name: 'Unread' })).toBeNull();
});

test('closes several at once; what owes a call stays open', async () => {
  const other = { ...ticket, ticket_id: newId('ticket'), name: 'Mara Lund', revision: 7 };
  answer(helpdesk.getTickets, () => ({ now, data: [ticket, other], has_more: false, counts }));
  const closed: object[] = [];
  answer(helpdesk.changeTicket, (input) => {
    closed.push(input);
    if (input.revision === 7) throw new Fault('request.invalid');
    return { ...ticket, state: 'closed' as const };
  });
  const { user } = open('/en/support-inbox');
  await user.click(await screen.findByRole('button', { name: 'Select several' }));
  await user.click(screen.getByRole('button', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Close the selected (2)' }));
  await screen.findByText(/^Still open: 1\./);
  expect(closed).toMatchObject([
    { ticket_id: ticket.ticket_id, revision: 1, change: 'close' },
    { ticket_id: other.ticket_id, revision: 7, change: 'close' },
  ]);
});

test('shows other tickets of the address, and whether an account has it', async () => {
  const other = { ...ticket, ticket_id: newId('ticket'), reason: 'An older question', state: 'closed' as const };
  answer(helpdesk.findTickets, () => ({ now, data: [ticket, other], has_more: false }));
  answer(helpdesk.getTicket, () => ({ ...ticket, is_address_of_account: true }));
  open(address);
  const others = within(await screen.findByRole('region', { name: 'Other tickets from this address' }));
  expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['An older question']);
  screen.getByText(/not verified: wrote without logging in, but an account has this address/);
});

test('a prepared answer comes after what is written already', async () => {
  const { user } = open(address);
  await user.type(await box(), 'Merci.');
  const prepared = await screen.findByRole('option', { name: 'Where to refund a charge' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Prepared answers' }), prepared);
  expect(await textIn()).toMatch(/^Merci\.\n\nBonjour Ida Lindqvist,/);
});

test.each([
  ['live', 'ida@example.com', /also goes out by email if the customer has left/],
  ['live', null, /appears only in the chat/],
  ['ended', 'ida@example.com', /has ended: the answer goes out by email to ida@example.com/],
  ['ended', null, /left no email address, so an answer cannot reach them/],
] as const)('a chat that is %s with the address %s says where its answer is read', async (chat, email, hint) => {
  answer(helpdesk.getTicket, () => ({ ...ticket, channel: 'chat' as const, chat, email }));
  open(address);
  await screen.findByText(hint);
  const canSend = screen.queryByRole('button', { name: 'Send the answer' }) !== null;
  expect(canSend).toBe(chat === 'live' || email !== null);
});

test('finds a ticket by its reference, and returns to the list', async () => {
  const sent: string[] = [];
  answer(helpdesk.findTickets, ({ find }) => {
    sent.push(find);
    return { now, data: [{ ...ticket, name: 'Mara Lund' }], has_more: false };
  });
  const { user } = open('/en/support-inbox');
  await user.type(await screen.findByRole('textbox', { name: 'Reference or email address' }), 'cal-t-2k7q9f{Enter}');
  await screen.findByRole('link', { name: /Mara Lund/ });
  expect(screen.queryByRole('link', { name: /Ida Lindqvist/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'All tickets' }));
  await screen.findByRole('link', { name: /Ida Lindqvist/ });
  expect(sent).toEqual(['cal-t-2k7q9f']);
});
