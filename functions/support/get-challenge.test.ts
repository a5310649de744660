import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, test } from 'vitest';

import { limiterOf, meterOf } from '#functions/platform/limits.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { altcha } from '#functions/providers/bot-check/altcha.ts';
import { handler } from '#functions/support/get-challenge.ts';
import { proofOf } from '#functions/support/proof.ts';
import { support } from '#shared/api/support.ts';

const table = temporaryTable();

const secret = async () => 'secret';
const botCheck = altcha(secret);
const meter = meterOf(table, secret);
const ask = (limits = limiterOf(table, secret)) =>
  calling(support.getChallenge, handler.with({ limits, meter, botCheck, secret }));

test('200: returns a challenge whose solution is accepted for its route', async () => {
  const { kind, challenge } = (await ask()({ route: 'register' })) as never as {
    kind: string;
    challenge: Parameters<typeof solveChallenge>[0]['challenge'];
  };
  expect(kind).toBe('altcha');
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  const from = {
    network: '127.0.0.0/24',
    device: '',
    country: null,
    region: null,
    gpc: false,
    portuguese: 'pt-BR',
  } as const;
  await proofOf(table, botCheck)(proof, 'register', from, new Date());
});

test('200: the work rises with the registrations of a network, and only for those who register or buy', async () => {
  const limits = limiterOf(table, secret);
  const effort = async (route: 'register' | 'login') => {
    let asked = 0;
    const looking = {
      ...botCheck,
      task: async (...[, , times]: Parameters<typeof botCheck.task>) => {
        asked = times ?? 1;
        return { kind: 'altcha' as const, challenge: null, site_key: null };
      },
    };
    await calling(support.getChallenge, handler.with({ limits, meter, botCheck: looking, secret }))({ route });
    return asked;
  };
  expect(await effort('register')).toBe(1);
  await limits.take('register-work', { network: '127.0.0.0/24' }, new Date(), 200);
  expect(await effort('register')).toBe(4);
  expect(await effort('login')).toBe(1);
});

test('429: allows three hundred a minute', async () => {
  const limits = limiterOf(table, async () => 'another');
  await limits.take('challenge', { network: '127.0.0.0/24' }, new Date(Date.now() + 1000), 300);
  await expect(ask(limits)({ route: 'login' })).rejects.toMatchObject({ code: 'request.too-many' });
});
