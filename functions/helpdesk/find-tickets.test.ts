import { expect, test } from 'vitest';

import { handler } from '#functions/helpdesk/find-tickets.ts';
import { helpdeskFixture } from '#functions/helpdesk/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';

const { deps, ticket, actions, agent, now, advanceMinutes } = helpdeskFixture();
const search = calling(helpdesk.findTickets, handler.with(deps), { as: await agent() });
const find = async (what: string) => (await search({ find: what })).data.map(({ reference }) => reference);

test('200: finds a ticket by its reference, however it is typed', async () => {
  const { reference } = await ticket();
  await ticket();
  expect(await find(` ${reference.toLowerCase()} `)).toEqual([reference]);
  for (const part of [reference.slice(-6), reference.slice('CAL-'.length), reference.replace('CAL-T-', 'CAL T ')]) {
    expect(await find(part)).toEqual([reference]);
  }
  expect(await find('CAL-T-000000')).toEqual([]);
});

test('200: finds all tickets of an address, in any state, and no others', async () => {
  const email = 'mara@example.com';
  const first = await ticket({ email });
  await actions.close(first, { account_id: null, name: 'Noor' }, now());
  advanceMinutes(1);
  const second = await ticket({ email, reason: 'Another question' });
  await ticket({ email: 'tamara@example.com' });
  expect(await find('Mara@Example.com')).toEqual([second.reference, first.reference]);
  expect(await find('@example.com')).toEqual([]);
});
