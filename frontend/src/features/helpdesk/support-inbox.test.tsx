import { screen, within } from '@testing-library/react';
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
  email: 'ida@example.com',
  callback: null,
  opened_at: at,
  account: null,
  entries: [{ entry_id: 'tke_1', at, by: 'customer', what: 'message', name: 'Ida Lindqvist', text: 'Pourquoi ?' }],
  agent: 'Pia',
};
const reply = { entry_id: 'tke_2', at: now, by: 'support', what: 'message', name: 'Pia' } as const;

beforeEach(() => {
  signInAs();
  answer(helpdesk.getTickets, () => ({ now, data: [ticket], has_more: false }));
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

test('a promised call is marked as made or not needed', async () => {
  const callback = { at: '2026-11-25T16:30:00.000Z', phone: '+12185550142', outcome: null };
  answer(helpdesk.getTicket, () => ({ ...ticket, callback }));
  const changes: string[] = [];
  answer(helpdesk.changeTicket, ({ change }) => {
    changes.push(change);
    return { ...ticket, state: 'waiting' as const, callback: { ...callback, outcome: 'made' as const } };
  });
  const { user } = open(address);
  await screen.findByRole('button', { name: 'Call not needed' });
  await user.click(screen.getByRole('button', { name: 'Call made' }));
  await screen.findByText('Call made', { selector: '.chip' });
  expect(screen.queryByRole('button', { name: /^Call / })).toBeNull();
  expect(changes).toEqual(['call-made']);
});

test('a prepared answer comes after what is written already', async () => {
  const { user } = open(address);
  await user.type(await box(), 'Merci.');
  const prepared = await screen.findByRole('option', { name: 'Where to refund a charge' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Prepared answers' }), prepared);
  expect(await textIn()).toMatch(/^Merci\.\n\nBonjour Ida Lindqvist,/);
});

test.each([
  ['ida@example.com', /also goes out by email if the customer has left/],
  [null, /appears only in the chat/],
])('a chat with the address %s says where its answer is read', async (email, hint) => {
  answer(helpdesk.getTicket, () => ({ ...ticket, channel: 'chat' as const, email }));
  open(address);
  await screen.findByText(hint);
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
