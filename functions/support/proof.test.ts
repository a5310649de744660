import { expect, test } from 'vitest';

import { temporaryTable } from '#functions/platform/table/testing.ts';
import type { BotCheck } from '#functions/providers/bot-check/port.ts';
import { proofOf } from '#functions/support/proof.ts';

const table = temporaryTable();

const now = new Date();
const from = {
  network: '198.51.100.0/24',
  device: 'Firefox on Linux',
  country: null,
  region: null,
  gpc: false,
  portuguese: 'pt-BR',
} as const;
const until = new Date(now.getTime() + 300_000);
/** Takes every proof for the id that it says. */
const trusting: Pick<BotCheck, 'check'> = { check: async (proof_id) => ({ proof_id, until }) };
const needed = { code: 'request.proof-needed', status: 429 };

test('accepts a proof once', async () => {
  const take = proofOf(table, trusting);
  await take('one', 'register', from, now);
  await take('another', 'register', from, now);
  await expect(take('one', 'register', from, now)).rejects.toMatchObject(needed);
});

test('of concurrent uses of one proof, one succeeds', async () => {
  const take = proofOf(table, trusting);
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => take('shared', 'login', from, now)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('rejects a missing and an invalid proof alike', async () => {
  const take = proofOf(table, { check: async () => undefined });
  await expect(take(undefined, 'register', from, now)).rejects.toMatchObject(needed);
  await expect(take('bad', 'register', from, now)).rejects.toMatchObject(needed);
});

test('rejects when the check is unavailable', async () => {
  const broken = { check: async () => Promise.reject(new Error('out of order')) };
  await expect(proofOf(table, broken)('x', 'register', from, now)).rejects.toThrow('out of order');
});
