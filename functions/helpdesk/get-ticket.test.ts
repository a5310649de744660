import { expect, test } from 'vitest';

import { handler } from '#functions/helpdesk/get-ticket.ts';
import { helpdeskFixture } from '#functions/helpdesk/testing.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { calling } from '#functions/platform/testing.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';
import { newId } from '#shared/values/id.ts';

const fixture = helpdeskFixture();
const { deps, ticket, account, table } = fixture;
const noor = await fixture.agent();
const read = calling(helpdesk.getTicket, handler.with(deps), { as: noor });

test('200: shows the thread and under which name the reader answers', async () => {
  const { ticket_id, reference } = await ticket();
  expect(await read({ ticket_id })).toMatchObject({
    reference,
    revision: 1,
    agent: 'Noor',
    account: null,
    entries: [{ by: 'customer', what: 'message', text: 'There are two charges of November.' }],
  });
});

test('200: shows of the account its name, address and membership, and nothing else', async () => {
  const { account_id, email } = await account({ name: 'Ida Lindqvist', time_zone: 'A SECRET' });
  await table.set({} as never, keys.pastSearch({ account_id, search_id: 'srch_1' }), { search_query: 'A SECRET' });
  const { ticket_id } = await ticket({ account_id });
  const view = await read({ ticket_id });
  expect(view.account).toEqual({ name: 'Ida Lindqvist', email, subscribed_until: null });
  expect(JSON.stringify(view)).not.toContain('A SECRET');
});

test('404: knows no other tickets', async () => {
  await expect(read({ ticket_id: newId('ticket') })).rejects.toMatchObject({ code: 'helpdesk.unknown-ticket' });
});
