import { expect, test } from 'vitest';

import { handler } from '#functions/helpdesk/get-tickets.ts';
import { helpdeskFixture } from '#functions/helpdesk/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';

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
