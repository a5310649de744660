import { expect, test } from 'vitest';

import { handler } from '#functions/helpdesk/get-tickets.ts';
import { helpdeskFixture } from '#functions/helpdesk/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';
import { addDays, addMinutes } from '#shared/values/duration.ts';
import { Phone } from '#shared/values/phone.ts';

async function inbox() {
  const fixture = helpdeskFixture();
  const noor = await fixture.agent();
  const list = async (input: Parameters<ReturnType<typeof calling<typeof helpdesk.getTickets>>>[0] = {}) => {
    const answer = await calling(helpdesk.getTickets, handler.with(fixture.deps), { as: noor })(input);
    return answer.data.map(({ reference }) => reference);
  };
  return { ...fixture, noor, list };
}

test('200: lists open tickets, those first whose answer is due first', async () => {
  const { ticket, list, advanceMinutes, noor, deps } = await inbox();
  const first = await ticket();
  advanceMinutes(10);
  const second = await ticket();
  expect(await list()).toEqual([first.reference, second.reference]);
  const { data, has_more } = await calling(helpdesk.getTickets, handler.with(deps), { as: noor })({});
  expect(has_more).toBe(false);
  expect(data[0]).toMatchObject({ state: 'open', name: 'Ida Lindqvist', assignee: null, is_mine: false });
  expect(JSON.stringify(data)).not.toContain('two charges of November');
});

test('200: lists by state, and what one has taken', async () => {
  const { ticket, list, actions, noor, now, advanceMinutes } = await inbox();
  const [taken, answered, closed] = [await ticket(), await ticket(), await ticket()];
  advanceMinutes(1);
  const other = await ticket();
  const agent = await actions.agent(noor.accountId);
  await actions.assign(taken, agent, agent, now());
  await actions.answer(answered, 'It was refunded.', { account_id: null, name: 'Operator' }, now());
  await actions.close(closed, agent, now());
  expect(await list()).toEqual([taken.reference, other.reference]);
  expect(await list({ view: 'mine' })).toEqual([taken.reference]);
  expect(await list({ view: 'waiting' })).toEqual([answered.reference]);
  expect(await list({ view: 'closed' })).toEqual([closed.reference]);
});

test('200: narrows by topic and language', async () => {
  const { ticket, list } = await inbox();
  const arabic = await ticket({ language: 'ar' });
  const login = await ticket({ topic: 'logging-in' });
  expect(await list({ language: 'ar' })).toEqual([arabic.reference]);
  expect(await list({ topic: 'logging-in' })).toEqual([login.reference]);
});

test('200: counts what is open, late and promised for today, whatever is listed', async () => {
  const { ticket, now, advanceMinutes, deps, noor, list } = await inbox();
  const phone = Phone.parse('+12185550142');
  const today = await ticket({ callback: { at: addMinutes(now(), -1).toISOString(), phone } });
  const later = await ticket({ callback: { at: addDays(now(), 3).toISOString(), phone } });
  await ticket();
  advanceMinutes(1);
  const { counts, data } = await calling(helpdesk.getTickets, handler.with(deps), { as: noor })({ view: 'calls' });
  expect(counts).toEqual({ open: 3, mine: 0, late: 1, calls: 1, waiting: 0 });
  expect(data).toMatchObject([{ reference: today.reference, call_at: today.callback?.at, is_reply: false }]);
  expect(await list({ view: 'late' })).toEqual([today.reference]);
  expect(await list()).toContain(later.reference);
});

test('200: says of a chat whether its customer is still there, and of a ticket whether it was replied to', async () => {
  const { visitor, write, deps, noor, advanceMinutes, ticket, actions, tickets, now } = await inbox();
  await write(await visitor(), 'Hello?');
  const rows = async () => (await calling(helpdesk.getTickets, handler.with(deps), { as: noor })({})).data;
  expect(await rows()).toMatchObject([{ chat: 'live', email: null }]);
  advanceMinutes(10);
  expect(await rows()).toMatchObject([{ chat: 'ended' }]);

  const { ticket_id } = await ticket();
  await actions.answer({ ticket_id }, 'Done.', { account_id: null, name: 'Noor' }, now());
  const receipt = tickets.receive({ digest: crypto.randomUUID(), reference: 'CAL-T-1', until: now().toISOString() });
  const mail = { name: 'Ida', text: 'Thank you, but…', mail_id: null, has_attachments: false };
  await actions.customerWrote({ ticket_id }, mail, async () => receipt, now());
  expect((await rows()).find((row) => row.ticket_id === ticket_id)).toMatchObject({
    is_reply: true,
    written_at: now().toISOString(),
    chat: null,
  });
});
