import { describe, expect, test } from 'vitest';

import { handler } from '#functions/helpdesk/change-ticket.ts';
import { helpdeskFixture, hours } from '#functions/helpdesk/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addDays, addHours, addMinutes } from '#shared/values/duration.ts';
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

  test('422: is not closed away', async () => {
    const { ticket_id, revision } = await withCall();
    await expect(change({ ticket_id, revision, change: 'close' })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { change: ['This value is invalid.'] },
    });
    expect(await tickets.of(ticket_id)).toMatchObject({ state: 'open', callback: { outcome: null } });
  });

  test('200: who holds the promise is informed that no call will come', async () => {
    const { ticket_id, revision, email, reference } = await withCall();
    const { revision: next } = await change({ ticket_id, revision, change: 'call-not-needed' });
    await change({ ticket_id, revision: next, change: 'call-not-needed' });
    const mails = (await fixture.messagesTo(email ?? '')).filter(({ purpose }) => purpose === 'call-canceled');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('we will not call you then');
    expect(mails[0] && 'subject' in mails[0] && mails[0].subject).toContain(reference);
  });

  test('200: one that was marked as made by mistake is owed again', async () => {
    const { ticket_id, revision, callback } = await withCall();
    const made = await change({ ticket_id, revision, change: 'call-made' });
    const owed = await change({ ticket_id, revision: made.revision, change: 'call-not-made' });
    expect(owed).toMatchObject({ state: 'open', due_at: callback?.at, callback: { outcome: null } });
    expect(owed.entries.slice(1).map(({ what }) => what)).toEqual(['call-made', 'call-not-made']);
  });

  test('200: one that nobody answers is tried again, until support answers in writing', async () => {
    const { ticket_id } = await withCall(0);
    await deps.actions.answer({ ticket_id }, 'We will call you.', agent, now());
    const { revision } = (await tickets.of(ticket_id))!;
    const tried = await change({ ticket_id, revision, change: 'call-no-answer' });
    const due_at = addMinutes(now(), 60).toISOString();
    expect(tried).toMatchObject({ state: 'open', due_at, callback: { outcome: null, tries: 1 } });
    await deps.actions.answer({ ticket_id }, 'We could not reach you.', agent, now());
    expect(await tickets.of(ticket_id)).toMatchObject({ state: 'waiting', callback: { outcome: 'not-reached' } });
  });

  test('200: nobody answering before the time does not replace the call', async () => {
    const { ticket_id, revision, callback } = await withCall();
    const tried = await change({ ticket_id, revision, change: 'call-no-answer' });
    expect(tried).toMatchObject({ due_at: callback?.at, callback: { tries: 0 } });
    expect(tried.entries.at(-1)).toMatchObject({ what: 'call-no-answer', name: 'Noor' });
  });

  test('409: gives up if other writes keep winning', async () => {
    const { ticket_id, revision } = await ticket();
    const actions = { ...deps.actions, assign: async () => Promise.reject(new Fault('request.conflict')) };
    const busy = calling(helpdesk.changeTicket, handler.with({ ...deps, actions }), { as: await fixture.agent() });
    await expect(busy({ ticket_id, revision, change: 'assign' })).rejects.toMatchObject({ code: 'request.conflict' });
  });
});
