import { expect, test } from 'vitest';

import { ANSWER_MINUTES } from '#functions/helpdesk/chat-tickets.ts';
import { helpdeskFixture } from '#functions/helpdesk/testing.ts';
import { aMember } from '#functions/platform/testing.ts';
import { figures } from '#shared/values/figures.ts';

const fixture = helpdeskFixture();
const { tickets, actions, account, write, visitor, now, advanceMinutes } = fixture;
const agent = { account_id: null, name: 'Noor' };
const openOnes = async (reason: string) =>
  (await tickets.inState('open', 200)).filter((each) => each.reason === reason);

test('the first line of a chat opens a ticket, further ones do not', async () => {
  const { account_id, email, name } = await account({ language: 'ru', name: 'Ida Lindqvist' });
  const ida = aMember(account_id);
  await write(ida, 'The   test call\nfails');
  await write(ida, 'Hello?');
  const [{ ticket_id } = { ticket_id: null }] = await tickets.ofAccount(account_id);
  const ticket = await tickets.of(ticket_id!);
  expect(ticket).toMatchObject({ channel: 'chat', state: 'open', language: 'ru', name, email, talk_id: account_id });
  expect(ticket?.reason).toBe('The test call fails');
});

test('a line after the answer opens the same ticket again', async () => {
  const { account_id } = await account();
  const ida = aMember(account_id);
  await write(ida, 'First');
  const [pointer] = await tickets.ofAccount(account_id);
  const { ticket_id } = pointer!;
  await actions.answer({ ticket_id }, 'Answered', agent, now());
  expect(await tickets.of(ticket_id)).toMatchObject({ state: 'waiting' });
  advanceMinutes(60);
  await write(ida, 'Second');
  expect(await tickets.of(ticket_id)).toMatchObject({ state: 'open', reason: 'First', since: now().toISOString() });
  expect(await tickets.ofAccount(account_id)).toHaveLength(1);
});

test('a visitor by link has a ticket too, with what the link says of them', async () => {
  await write(await visitor(), 'From a link');
  expect(await openOnes('From a link')).toMatchObject([{ account_id: null, email: null, language: 'en', name: '' }]);
});

test('lines sent at once are one ticket, and none is lost', async () => {
  const { account_id } = await account();
  await Promise.all(['One', 'Two', 'Three'].map((text) => write(aMember(account_id), text)));
  expect(await tickets.ofAccount(account_id)).toHaveLength(1);
  const { messages } = await write(aMember(account_id), 'Four');
  expect(messages.map(({ text }) => text).sort()).toEqual(['Four', 'One', 'Three', 'Two']);
});

test('a chat is to be answered before it ends', () => {
  expect(ANSWER_MINUTES).toBeLessThan(figures.liveChatMinutes);
});

test('closing the ticket ends the chat, for its customer too', async () => {
  const as = await visitor();
  await write(as, 'Still there?');
  const [ticket] = await openOnes('Still there?');
  await actions.close(ticket!, agent, now());
  await expect(write(as, 'Hello?')).rejects.toMatchObject({ code: 'web-chat.ended' });
  expect((await fixture.chat(as)).live?.ended_at).toBe(now().toISOString());
});

test('an address that the visitor leaves after the end is where the answer goes', async () => {
  const as = await visitor();
  await write(as, 'Anybody?');
  advanceMinutes(figures.liveChatMinutes);
  const [ticket] = await openOnes('Anybody?');
  await expect(actions.answer(ticket!, 'Here', agent, now())).rejects.toMatchObject({ code: 'web-chat.ended' });

  expect((await fixture.leaveEmail(as, 'left@example.com')).is_answered_by_mail).toBe(true);
  await fixture.leaveEmail(as, 'left@example.com');
  expect(await tickets.of(ticket!.ticket_id)).toMatchObject({ email: 'left@example.com', state: 'open' });
  expect((await tickets.entries(ticket!.ticket_id)).map(({ what, text }) => [what, text])).toEqual([
    ['email-left', 'left@example.com'],
  ]);
  await actions.answer({ ticket_id: ticket!.ticket_id }, 'We are sorry to be late.', agent, now());
  expect(await fixture.messagesTo('left@example.com')).toMatchObject([{ purpose: 'ticket-answered' }]);
});

test('an address that was left before the first line is in the ticket', async () => {
  const as = await visitor();
  await fixture.leaveEmail(as, 'first@example.com');
  await write(as, 'With an address');
  expect(await openOnes('With an address')).toMatchObject([{ email: 'first@example.com' }]);
});
