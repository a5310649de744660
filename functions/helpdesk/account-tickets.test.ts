import { expect, test } from 'vitest';

import { accountTickets } from '#functions/helpdesk/account-tickets.ts';
import { helpdeskFixture } from '#functions/helpdesk/testing.ts';

const { table, tickets, ticket, actions, account, now } = helpdeskFixture();
const own = accountTickets(table);

test('exports what was written, without the notes of support', async () => {
  const { account_id } = await account();
  const { ticket_id } = await ticket({ account_id });
  const agent = { account_id: null, name: 'Noor' };
  await actions.note({ ticket_id }, 'A note', agent, now());
  await actions.answer({ ticket_id }, 'An answer', agent, now());
  const [exported] = await own.export(account_id);
  expect(exported).toMatchObject({ kind: 'ticket', item: { reason: 'I was charged twice', state: 'waiting' } });
  expect(exported?.item.messages.map(({ text }) => text)).toEqual(['There are two charges of November.', 'An answer']);
});

test('deletes the tickets of the account and of no other, also when repeated', async () => {
  const [{ account_id }, other] = [await account(), await account()];
  const { reference, ticket_id } = await ticket({ account_id });
  const kept = await ticket({ account_id: other.account_id });
  await own.erase(account_id);
  await own.erase(account_id);
  expect(await tickets.byReference(reference)).toBeUndefined();
  expect(await tickets.entries(ticket_id)).toEqual([]);
  expect(await own.export(account_id)).toEqual([]);
  expect(await tickets.byReference(kept.reference)).toBeDefined();
});
