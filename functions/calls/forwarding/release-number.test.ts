import { expect, test } from 'vitest';

import { NOW, forwardingFixture, steps } from '#functions/calls/forwarding/testing.ts';
import { newId } from '#shared/values/id.ts';

const { table, leaving, numbers, halfway } = forwardingFixture();

test('closing an account releases its number and returns the carrier’s undo code', async () => {
  const { account_id, number } = await halfway(...steps('codes'), { t: 'dialled', legs: ['busy'] });
  const { writes, undo } = await leaving.ofAccount(account_id, NOW);
  await table.commit(...writes);
  expect(undo).toBe('##004#');
  expect(await numbers.of(number)).toMatchObject({ account_id: null, neutral_until: '2026-12-21T14:05:00.000Z' });
});

test('needs no undo code without a dialled code, and no write without a set-up', async () => {
  const { account_id } = await halfway(...steps('codes'));
  expect(await leaving.ofAccount(account_id, NOW)).toMatchObject({ undo: null, writes: [{}, {}, {}] });
  expect(await leaving.ofAccount(newId('account'), NOW)).toEqual({ undo: null, writes: [] });
});
