import { describe, expect, test } from 'vitest';

import { handler } from '#functions/helpdesk/answer-ticket.ts';
import { helpdeskFixture } from '#functions/helpdesk/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import type { Caller } from '#functions/platform/session.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const fixture = helpdeskFixture();
const { deps, ticket, tickets, messagesTo, account, write, advanceMinutes, now } = fixture;
const [noor, pia] = [await fixture.agent(), await fixture.agent('Pia Lund')];
const answer = (as: Caller = noor, more: object = {}) =>
  calling(helpdesk.answerTicket, handler.with({ ...deps, ...more }), { as });

const text = 'The second charge was refunded.\n\nIt takes five days.';

test('200: mails the answer in the ticket’s conversation, and waits for the customer', async () => {
  const { ticket_id, revision, reference, email } = await ticket({ language: 'fr' });
  const view = await answer()({ ticket_id, revision, text });
  expect(view).toMatchObject({ state: 'waiting', due_at: null, assignee: 'Noor', is_mine: true });
  expect(view.entries.at(-1)).toMatchObject({ by: 'support', name: 'Noor', text });
  const mails = await messagesTo(email ?? '');
  const mail = mails.find(({ purpose }) => purpose === 'ticket-answered');
  const first = mails.find(({ purpose }) => purpose === 'ticket-received');
  expect(mail).toMatchObject({ language: 'fr', thread: { is_automatic: false } });
  expect(mail?.text).toContain('The second charge was refunded.');
  expect(mail?.text).toContain('Votre message\u202f:\n> There are two charges of November.\n');
  expect(mail && 'subject' in mail && mail.subject).toBe(`Re: Votre message à Calluna (${reference})`);
  expect(first && 'subject' in first && first.subject).toBe(`Votre message à Calluna (${reference})`);
  const { reply_to = '', references } = mail?.channel === 'email' ? mail.thread! : {};
  expect(references).toEqual(first?.channel === 'email' && first.thread?.references);
  expect(await deps.addresses.ticketOf([reply_to])).toBe(ticket_id);
});

test('200: neither the answer nor what it quotes holds a card, in the thread and in the mail', async () => {
  const { ticket_id, revision, email } = await ticket({ text: 'My card is 4242 4242 4242 4242, CVC 987.' });
  const view = await answer()({ ticket_id, revision, text: 'Please do not send your CVC 987 again.' });
  const mail = (await messagesTo(email ?? '')).find(({ purpose }) => purpose === 'ticket-answered');
  expect(view.entries.at(-1)?.text).toBe('Please do not send your CVC •••• again.');
  expect(JSON.stringify(mail)).toContain('My card is ••••, CVC ••••.');
  expect(JSON.stringify(mail)).not.toMatch(/4242|987/);
});

test('200: an answer to a closed ticket opens nothing, and is sent', async () => {
  const stored = await ticket();
  await deps.actions.close(stored, null, now());
  const { revision } = (await tickets.of(stored.ticket_id))!;
  expect(await answer()({ ticket_id: stored.ticket_id, revision, text })).toMatchObject({ state: 'waiting' });
});

test('409: of two agents who answer at once, one does; nothing is sent twice', async () => {
  const { ticket_id, revision, email } = await ticket();
  const answers = await Promise.allSettled([noor, pia, noor].map((as) => answer(as)({ ticket_id, revision, text })));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const each of answers) {
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'helpdesk.ticket-changed' });
  }
  const sent = (await messagesTo(email ?? '')).filter(({ purpose }) => purpose === 'ticket-answered');
  expect(sent).toHaveLength(1);
});

test('409: refuses an answer to a ticket that its customer has added to', async () => {
  const { ticket_id, revision } = await ticket();
  const mail = { name: 'Ida', text: 'One more thing.', mail_id: null, has_attachments: false };
  const receive = tickets.receive({ digest: crypto.randomUUID(), reference: 'CAL-T-1', until: now().toISOString() });
  await deps.actions.customerWrote({ ticket_id }, mail, async () => receive, now());
  await expect(answer()({ ticket_id, revision, text })).rejects.toMatchObject({ code: 'helpdesk.ticket-changed' });
  expect((await tickets.entries(ticket_id)).map(({ text }) => text)).toContain('One more thing.');
});

test('409: gives up if other writes keep winning', async () => {
  const { ticket_id, revision } = await ticket();
  const actions = { ...deps.actions, answer: async () => Promise.reject(new Fault('request.conflict')) };
  await expect(answer(noor, { actions })({ ticket_id, revision, text })).rejects.toMatchObject({
    code: 'request.conflict',
  });
});

test('404: knows no other tickets', async () => {
  const unknown = { ticket_id: newId('ticket'), revision: 1, text };
  await expect(answer()(unknown)).rejects.toMatchObject({ code: 'helpdesk.unknown-ticket' });
});

describe('in a chat', () => {
  test('200: the customer reads the answer there, and gets no mail while they are there', async () => {
    const { account_id, email } = await account();
    await write(aMember(account_id), 'Is anybody there?');
    const [row] = await tickets.ofAccount(account_id);
    const { revision } = (await tickets.of(row!.ticket_id))!;
    const view = await answer()({ ticket_id: row!.ticket_id, revision, text });
    expect(view).toMatchObject({ channel: 'chat', state: 'waiting' });
    expect(view.entries.map(({ by, text }) => [by, text])).toEqual([
      ['customer', 'Is anybody there?'],
      ['support', text],
    ]);
    const { messages } = await write(aMember(account_id), 'Thank you');
    expect(messages[1]).toMatchObject({ who: 'support', name: 'Noor', text });
    expect(await messagesTo(email)).toEqual([]);
  });

  test('200: an answer after they have left goes by mail too', async () => {
    const { account_id, email } = await account();
    await write(aMember(account_id), 'Is anybody there?');
    advanceMinutes(11);
    const [row] = await tickets.ofAccount(account_id);
    const { revision } = (await tickets.of(row!.ticket_id))!;
    await answer()({ ticket_id: row!.ticket_id, revision, text });
    const mails = await messagesTo(email);
    expect(mails).toMatchObject([{ purpose: 'ticket-answered' }]);
    expect(mails[0]?.text).toContain('Your message:\n> Is anybody there?');
  });

  test('410: refuses an answer to a link that has closed', async () => {
    await write(await fixture.visitor(), 'A visitor’s question');
    const [open] = (await tickets.inState('open', 100)).filter(({ reason }) => reason === 'A visitor’s question');
    advanceMinutes(61);
    const late = { ticket_id: open!.ticket_id, revision: open!.revision, text };
    await expect(answer()(late)).rejects.toMatchObject({ code: 'web-chat.ended' });
    expect(await tickets.of(open!.ticket_id)).toMatchObject({ state: 'open' });
  });
});
