import { describe, expect, test } from 'vitest';

import { handler } from '#functions/helpdesk/change-ticket.ts';
import { helpdeskFixture, hours } from '#functions/helpdesk/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';
import { addDays, addHours } from '#shared/values/duration.ts';
import { newId, type TicketId } from '#shared/values/id.ts';
import type { Phone } from '#shared/values/phone.ts';

const fixture = helpdeskFixture();
const { deps, ticket, tickets, now } = fixture;
const change = calling(helpdesk.changeTicket, handler.with(deps), { as: await fixture.agent() });

test('200: takes a ticket and gives it back', async () => {
  const { ticket_id, revision } = await ticket();
  const taken = await change({ ticket_id, revision, change: 'assign' });
  expect(taken).toMatchObject({ assignee: 'Noor', is_mine: true, state: 'open' });
  const given = await change({ ticket_id, revision: taken.revision, change: 'unassign' });
  expect(given).toMatchObject({ assignee: null, is_mine: false });
  expect(given.entries.map(({ what }) => what)).toEqual(['message', 'assigned', 'unassigned']);
});

test('200: closes and reopens, and the history says who did', async () => {
  const { ticket_id, revision } = await ticket();
  const closed = await change({ ticket_id, revision, change: 'close' });
  expect(closed).toMatchObject({ state: 'closed', due_at: null });
  const open = await change({ ticket_id, revision: closed.revision, change: 'reopen' });
  expect(open).toMatchObject({ state: 'open' });
  expect(open.due_at).not.toBeNull();
  expect(open.entries.slice(1)).toMatchObject([
    { what: 'closed', by: 'support', name: 'Noor' },
    { what: 'reopened', by: 'support', name: 'Noor' },
  ]);
});

test('200: what is so already changes nothing', async () => {
  const { ticket_id, revision } = await ticket();
  for (const what of ['unassign', 'reopen'] as const) {
    expect(await change({ ticket_id, revision, change: what })).toMatchObject({ revision });
  }
});

test('404: knows no other tickets', async () => {
  const unknown = { ticket_id: newId('ticket'), revision: 1, change: 'close' as const };
  await expect(change(unknown)).rejects.toMatchObject({ status: 404 });
});

test('409: refuses a change of what has changed', async () => {
  const { ticket_id, revision } = await ticket();
  await change({ ticket_id, revision, change: 'assign' });
  await expect(change({ ticket_id, revision, change: 'close' })).rejects.toMatchObject({
    code: 'helpdesk.ticket-changed',
  });
});

describe('a call that was promised', () => {
  const agent = { account_id: null, name: 'Pia' };
  const withCall = (days = 3) =>
    ticket({ callback: { at: addDays(now(), days).toISOString(), phone: '+12185550142' as Phone } });
  const customerWrites = async ({ ticket_id }: { ticket_id: TicketId }) => {
    const receive = tickets.receive({ digest: crypto.randomUUID(), reference: 'CAL-T-1', until: now().toISOString() });
    const mail = { name: 'Ida', text: 'No need to call.', mail_id: null, has_attachments: false };
    await deps.actions.customerWrote({ ticket_id }, mail, async () => receive, now());
  };
  const inAnswerHours = () => addHours(now(), hours.answer_hours).toISOString();

  test('200: stays due after an answer by mail, until it is made', async () => {
    const { ticket_id, callback } = await withCall();
    await deps.actions.answer({ ticket_id }, 'We will call you.', agent, now());
    const answered = (await tickets.of(ticket_id))!;
    expect(answered).toMatchObject({ state: 'open', due_at: callback?.at, assignee: agent });
    expect((await tickets.inStateBy('open', addDays(now(), 3), 100)).map((each) => each.ticket_id)).toContain(
      ticket_id,
    );
    const called = await change({ ticket_id, revision: answered.revision, change: 'call-made' });
    expect(called).toMatchObject({ state: 'waiting', due_at: null, callback: { outcome: 'made' } });
    expect(called.entries.at(-1)).toMatchObject({ what: 'call-made', by: 'support', name: 'Noor' });
  });

  test('200: answers the ticket without any mail', async () => {
    const { ticket_id, revision } = await withCall();
    expect(await change({ ticket_id, revision, change: 'call-made' })).toMatchObject({
      state: 'waiting',
      is_mine: true,
    });
  });

  test('200: one that is not needed leaves an unanswered message due', async () => {
    const { ticket_id, revision } = await withCall();
    const view = await change({ ticket_id, revision, change: 'call-not-needed' });
    expect(view).toMatchObject({ state: 'open', due_at: inAnswerHours(), callback: { outcome: 'not-needed' } });
    await deps.actions.answer({ ticket_id }, 'It was refunded.', agent, now());
    expect(await tickets.of(ticket_id)).toMatchObject({ state: 'waiting', due_at: null });
  });

  test('200: one that is not needed after the answer leaves nothing due', async () => {
    const { ticket_id } = await withCall();
    await deps.actions.answer({ ticket_id }, 'It was refunded.', agent, now());
    const { revision } = (await tickets.of(ticket_id))!;
    const view = await change({ ticket_id, revision, change: 'call-not-needed' });
    expect(view).toMatchObject({ state: 'waiting', due_at: null });
  });

  test('200: what the customer writes meanwhile is due before it', async () => {
    const { ticket_id, callback } = await withCall();
    await deps.actions.answer({ ticket_id }, 'We will call you.', agent, now());
    await customerWrites({ ticket_id });
    expect(await tickets.of(ticket_id)).toMatchObject({ state: 'open', due_at: inAnswerHours() });
    await deps.actions.answer({ ticket_id }, 'As you wish.', agent, now());
    expect(await tickets.of(ticket_id)).toMatchObject({ state: 'open', due_at: callback?.at });
  });

  test('200: closing takes it back, and marking it twice changes nothing', async () => {
    const { ticket_id, revision } = await withCall();
    const closed = await change({ ticket_id, revision, change: 'close' });
    expect(closed).toMatchObject({ state: 'closed', callback: { outcome: 'not-needed' } });
    expect(closed.entries.slice(1).map(({ what }) => what)).toEqual(['call-not-needed', 'closed']);
    const again = await change({ ticket_id, revision: closed.revision, change: 'call-made' });
    expect(again).toEqual(closed);
  });
});
