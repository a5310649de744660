import { expect, test, vi } from 'vitest';

import { handler } from '#functions/helpdesk/jobs/sweep-tickets.ts';
import { helpdeskFixture } from '#functions/helpdesk/testing.ts';
import { addDays } from '#shared/values/duration.ts';

const { tickets, ticket, actions, account, now } = helpdeskFixture();
const sweepAt = async (at: Date) => {
  const error = vi.fn<(message: string, more: object) => void>();
  await handler.with({ tickets, actions, log: { error, info: () => {} } as never, clock: () => at })({});
  return error.mock.calls.map(([message, more]) => ({ message, ...more }));
};
const agent = { account_id: null, name: 'Noor' };

test('reports tickets past the promised answer, and no others', async () => {
  const late = await ticket();
  const answered = await ticket();
  await actions.answer(answered, 'Done.', agent, now());
  expect(await sweepAt(now())).toEqual([]);
  const due_at = late.due_at;
  expect(await sweepAt(new Date(due_at ?? 0))).toEqual([
    { message: 'answer is late', reference: late.reference, due_at },
  ]);
  await actions.close(late, agent, now());
  expect(await sweepAt(addDays(now(), 1))).toEqual([]);
});

test('closes answered tickets after two weeks', async () => {
  const { ticket_id } = await ticket();
  await actions.answer({ ticket_id }, 'Done.', agent, now());
  await sweepAt(addDays(now(), 13));
  expect(await tickets.of(ticket_id)).toMatchObject({ state: 'waiting' });
  await sweepAt(addDays(now(), 14));
  expect(await tickets.of(ticket_id)).toMatchObject({ state: 'closed' });
  expect((await tickets.entries(ticket_id)).at(-1)).toMatchObject({ by: 'system', what: 'closed' });
});

test('deletes closed tickets after a year, with all that leads to them', async () => {
  const { account_id } = await account();
  const { ticket_id, reference } = await ticket({ account_id });
  for (let n = 0; n < 120; n++) await actions.note({ ticket_id }, `Note ${n}`, agent, now());
  await actions.close({ ticket_id }, agent, now());
  await sweepAt(addDays(now(), 364));
  expect(await tickets.byReference(reference)).toBeDefined();
  await sweepAt(addDays(now(), 367));
  expect(await tickets.byReference(reference)).toBeUndefined();
  expect(await tickets.of(ticket_id)).toBeUndefined();
  expect(await tickets.entries(ticket_id)).toEqual([]);
  expect(await tickets.ofAccount(account_id)).toEqual([]);
});
