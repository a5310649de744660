import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, test } from 'vitest';

import { limiterOf } from '#functions/platform/limits.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { altcha } from '#functions/providers/bot-check/altcha.ts';
import { handler } from '#functions/support/get-challenge.ts';
import { proofOf } from '#functions/support/proof.ts';
import { support } from '#shared/api/support.ts';

const table = temporaryTable();

const secret = async () => 'secret';
const botCheck = altcha(secret);
const ask = (limits = limiterOf(table, secret)) => calling(support.getChallenge, handler.with({ limits, botCheck }));

test('200: returns a challenge whose solution is accepted for its route', async () => {
  const { kind, challenge } = (await ask()({ route: 'register' })) as never as {
    kind: string;
    challenge: Parameters<typeof solveChallenge>[0]['challenge'];
  };
  expect(kind).toBe('altcha');
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  const from = { network: '127.0.0.0/24', device: '', country: null, region: null, gpc: false };
  await proofOf(table, botCheck)(proof, 'register', from, new Date());
});

test('429: allows sixty a minute', async () => {
  const call = ask(limiterOf(table, async () => 'another'));
  const outcomes = await Promise.allSettled(Array.from({ length: 61 }, () => call({ route: 'login' })));
  const refused = outcomes.filter((each) => each.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toMatchObject({ code: 'request.too-many' });
});
