import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { altcha, PROOF_MINUTES } from '#functions/providers/bot-check/altcha.ts';
import type { BotCheck, ProofScope } from '#functions/providers/bot-check/port.ts';
import { turnstile } from '#functions/providers/bot-check/turnstile.ts';
import { addMinutes } from '#shared/values/duration.ts';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

const now = new Date('2026-11-21T12:00:00.000Z');
const scope: ProofScope = { route: 'register', network: '198.51.100.0/24' };
const later = (minutes: number) => addMinutes(now, minutes);

let requests: unknown[] = [];
let answer: () => Response = () => HttpResponse.json({ success: true, action: 'register' });
const server = setupServer(
  http.post('https://challenges.cloudflare.com/turnstile/v0/siteverify', async ({ request }) => {
    requests.push(await request.json());
    return answer();
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  requests = [];
  answer = () => HttpResponse.json({ success: true, action: 'register' });
});
afterAll(() => server.close());

const encoded = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64');

/** Solves ALTCHA’s challenge as a browser does. */
async function solved(check: BotCheck, of = scope): Promise<{ challenge: Challenge; solution: unknown }> {
  const { challenge } = (await check.task(of, now)) as { challenge: Challenge };
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}

describe.each([
  ['ALTCHA', () => altcha(async () => 'secret'), async (check: BotCheck) => encoded(await solved(check))],
  ['Turnstile', () => turnstile('site-key', async () => 'secret'), async () => 'a-token'],
])('%s', (_, make, proofFor) => {
  test('accepts a proof for its purpose, with a stable id and an expiry', async () => {
    const check = make();
    const proof = await proofFor(check);
    const held = await check.check(proof, scope, now);
    expect(held?.until.getTime()).toBeGreaterThan(now.getTime());
    expect((await check.check(proof, scope, now))?.proof_id).toBe(held?.proof_id);
  });

  test('rejects a proof for another route', async () => {
    const check = make();
    expect(await check.check(await proofFor(check), { ...scope, route: 'login' }, now)).toBeUndefined();
  });
});

describe('ALTCHA', () => {
  const check = altcha(async () => 'secret');

  test('rejects a proof from another network, with another secret, or five minutes old', async () => {
    const proof = encoded(await solved(check));
    expect(await check.check(proof, { ...scope, network: '203.0.113.0/24' }, now)).toBeUndefined();
    expect(await altcha(async () => 'other').check(proof, scope, now)).toBeUndefined();
    expect(await check.check(proof, scope, later(PROOF_MINUTES))).toBeUndefined();
    expect(await check.check(proof, scope, later(PROOF_MINUTES - 1))).toBeDefined();
  });

  test('rejects a proof of less work than asked, accepts one of as much, and doubles the work with each step', async () => {
    const more = { ...scope, work: 2 };
    expect(await check.check(encoded(await solved(check)), more, now)).toBeUndefined();
    const { challenge, solution } = await solved(check, more);
    expect(await check.check(encoded({ challenge, solution }), more, now)).toBeDefined();
    expect((solution as { counter: number }).counter).toBeGreaterThanOrEqual(2000);
    expect((solution as { counter: number }).counter).toBeLessThan(6000);
  });

  test('the challenge does not reveal the network', async () => {
    const { challenge } = await check.task(scope, now);
    expect(JSON.stringify(challenge)).not.toContain('198.51');
  });

  test('rejects a challenge made easier or prolonged', async () => {
    const { challenge, solution } = await solved(check);
    const parameters = {
      ...challenge.parameters,
      data: { ...challenge.parameters.data, until: later(60).toISOString() },
    };
    const bare = { ...challenge.parameters, keyPrefix: '00', keySignature: undefined };
    for (const each of [parameters, bare]) {
      const proof = encoded({ challenge: { ...challenge, parameters: each }, solution });
      expect(await check.check(proof, scope, now)).toBeUndefined();
    }
  });

  test.each([
    ['nothing', ''],
    ['no JSON', 'not base64 at all'],
    ['something else', encoded({ hello: 'world' })],
    ['null', encoded(null)],
  ])('rejects %s', async (_, proof) => {
    expect(await check.check(proof, scope, now)).toBeUndefined();
  });

  test('rejects a guessed solution', async () => {
    const { challenge } = await check.task(scope, now);
    const proof = encoded({ challenge, solution: { counter: 1000, derivedKey: '00'.repeat(32) } });
    expect(await check.check(proof, scope, now)).toBeUndefined();
  });
});

describe('Turnstile', () => {
  const check = turnstile('site-key', async () => 'secret\n');

  test('sends Turnstile the token only, nothing about the visitor', async () => {
    expect(await check.task(scope, now)).toEqual({ kind: 'turnstile', challenge: null, site_key: 'site-key' });
    await check.check('a-token', scope, now);
    expect(requests).toEqual([{ secret: 'secret', response: 'a-token' }]);
  });

  test('rejects an unknown or used token', async () => {
    answer = () => HttpResponse.json({ success: false, 'error-codes': ['timeout-or-duplicate'] });
    expect(await check.check('a-token', scope, now)).toBeUndefined();
  });

  test.each([
    ['our secret is wrong', () => HttpResponse.json({ success: false, 'error-codes': ['invalid-input-secret'] })],
    ['it is out of order', () => new HttpResponse(null, { status: 503 })],
    ['its answer is none', () => HttpResponse.html('<h1>Hello</h1>')],
  ])('rejects everything where %s', async (_, broken) => {
    answer = broken as () => Response;
    await expect(check.check('a-token', scope, now)).rejects.toThrow();
  });
});
