import { expect, test } from 'vitest';

import { handler } from '#functions/helpdesk/change-ticket.ts';
import { helpdeskFixture } from '#functions/helpdesk/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';
import { newId } from '#shared/values/id.ts';

const fixture = helpdeskFixture();
const { deps, ticket } = fixture;
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
