import { readFile } from 'node:fs/promises';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { failsOpen, followLink, type LimitClass, limiterOf, limits, takeOpen } from '#functions/platform/limits.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { memoryDocuments } from '#functions/platform/table/memory.ts';
import { createTable, type Table } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { DAY } from '#shared/values/duration.ts';

const memory = memoryDocuments();
const table = createTable('memory', { send: (command: never) => (requests++, memory.send(command)) } as never);
let requests = 0;

const start = Date.parse('2026-11-21T12:00:00.000Z');
const after = (ms: number) => new Date(start + ms);
const fresh = () => keys.rate({ what: 'test', by: 'test', digest: crypto.randomUUID() });
const secret = async () => 'secret';

test('refills one token at a time, at the announced moment', async () => {
  const key = fresh();
  for (let i = 0; i < 3; i++) expect(await table.takeRate(key, 3, 30, after(0))).toBeUndefined();
  const until = await table.takeRate(key, 3, 30, after(0));
  expect(until).toEqual(after(10_000));
  expect(await table.takeRate(key, 3, 30, after(9_999))).toEqual(until);
  expect(await table.takeRate(key, 3, 30, until ?? after(0))).toBeUndefined();
  expect(await table.takeRate(key, 3, 30, until ?? after(0))).toEqual(after(20_000));
});

test('ignores an item past its TTL', async () => {
  const key = fresh();
  for (let i = 0; i < 3; i++) await table.takeRate(key, 3, 30, after(0));
  const muchLater = after(DAY);
  for (let i = 0; i < 3; i++) expect(await table.takeRate(key, 3, 30, muchLater)).toBeUndefined();
  expect(await table.takeRate(key, 3, 30, muchLater)).toBeDefined();
});

test('takes several at once, all or none', async () => {
  const key = fresh();
  expect(await table.takeRate(key, 10, 100, after(0), 6)).toBeUndefined();
  expect(await table.takeRate(key, 10, 100, after(0), 5)).toEqual(after(10_000));
  expect(await table.takeRate(key, 10, 100, after(0), 4)).toBeUndefined();
  expect(await table.takeRate(key, 10, 100, after(0), 10)).toEqual(after(100_000));
  expect(await table.takeRate(key, 10, 100, after(100_000), 10)).toBeUndefined();
});

test('a fractional refill interval loses no precision', async () => {
  const key = fresh();
  for (let i = 0; i < 7; i++) expect(await table.takeRate(key, 7, 10, after(0))).toBeUndefined();
  expect(await table.takeRate(key, 7, 10, after(0))).toBeDefined();
});

/** The same rate as a bucket that fills: in plain words, and with no table. */
function bucket(times: number, share: number) {
  let tokens = times * share; // in milliseconds
  let last = start;
  return (at: number): boolean => {
    tokens = Math.min(times * share, tokens + (at - last));
    last = at;
    if (tokens < share) return false;
    tokens -= share;
    return true;
  };
}

test('behaves like a token bucket at any times', async () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 4_000 }), { minLength: 5, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 8 }),
      pauses,
      async (times, secs, of) => {
        const [key, mayTake] = [fresh(), bucket(times, Math.ceil((secs * 1000) / times))];
        let at = start;
        for (const pause of of) {
          at += pause;
          const until = await table.takeRate(key, times, secs, new Date(at));
          expect(until === undefined).toBe(mayTake(at));
          if (until) expect(until.getTime()).toBeGreaterThan(at);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('uses one request on first use, two while counting, one when exhausted', async () => {
  const key = fresh();
  const costs: number[] = [];
  for (let i = 0; i < 3; i++) {
    requests = 0;
    await table.takeRate(key, 2, 60, after(0));
    costs.push(requests);
  }
  expect(costs).toEqual([1, 2, 1]);
});

test('an exceeded limit returns when to retry', async () => {
  const limiter = limiterOf(table, secret);
  const of = { account: crypto.randomUUID() };
  for (let i = 0; i < 5; i++) await limiter.take('second-factor-member', of, after(0));
  const refusal = limiter.take('second-factor-member', of, after(0));
  await expect(refusal).rejects.toMatchObject({
    code: 'request.too-many',
    status: 429,
    until: '2026-11-21T12:01:00.000Z',
  });
  await limiter.take('second-factor-member', { account: 'another' }, after(0));
});

test('a refused network does not use up the account’s limit', async () => {
  const limiter = limiterOf(table, secret);
  const [account, network] = [crypto.randomUUID(), crypto.randomUUID()];
  for (let i = 0; i < 300; i++) await limiter.take('login', { account: `other ${i}`, network }, after(0));
  for (let i = 0; i < 20; i++) await expect(limiter.take('login', { account, network }, after(0))).rejects.toThrow();
  for (let i = 0; i < 10; i++) await limiter.take('login', { account, network: 'its own' }, after(0));
});

test.each([
  ['contact', 3],
  ['removal', 10],
  ['code-mailed', 3],
  ['forgot', 3],
  ['withdrawal', 3],
  ['register', 3],
] as const)('%s: a stranger from one network takes nothing from the owner of a mailbox', async (what, each) => {
  const limiter = limiterOf(table, secret);
  const email = `${crypto.randomUUID()}@example.com`;
  const take = (network: string, to = email) => limiter.take(what, { email: to, network }, after(0));
  const [stranger, owner] = [crypto.randomUUID(), crypto.randomUUID()];
  for (let i = 0; i < each; i++) await take(stranger);
  await expect(take(stranger)).rejects.toMatchObject({ code: 'request.too-many' });
  await expect(take(stranger, email.replace('@', '+1@'))).rejects.toMatchObject({ code: 'request.too-many' });
  for (let i = 0; i < each; i++) await take(owner);
});

test('many networks together may not fill a mailbox, under any of its addresses', async () => {
  const limiter = limiterOf(table, secret);
  const take = (i: number) =>
    limiter.take('removal', { email: `crowd+${i}@example.com`, network: `crowd ${i}` }, after(0));
  for (let i = 0; i < 20; i++) await take(i);
  await expect(take(20)).rejects.toMatchObject({ code: 'request.too-many' });
});

test('stores digests instead of identifiers', async () => {
  const keysSeen: string[] = [];
  const looking = { ...table, takeRate: async (key: { pk: string }) => void keysSeen.push(key.pk) } as unknown as Table;
  await limiterOf(looking, secret).take('pin-sent', { phone: '+12185550142', network: '198.51.100.0/24' }, after(0));
  expect(keysSeen).toHaveLength(3);
  expect(keysSeen.join(' ')).not.toMatch(/2185550142|198\.51/);
});

const broken = { takeRate: () => Promise.reject(new Error('the table is away')) } as unknown as Table;
const anyone = { network: 'x', account: 'x', email: 'x', phone: 'x', subject: 'x', device: 'x' };

test.each(Object.keys(limits) as LimitClass[])('when counting fails, %s follows its policy', async (what) => {
  const outcome = limiterOf(broken, secret).take(what, anyone, after(0));
  if (failsOpen.includes(what)) await outcome;
  else await expect(outcome).rejects.toThrow('the table is away');
});

test('limits on money, access and messages fail closed', () => {
  expect(failsOpen.filter((what) => !/^(search|directory|teaser|event|translations)/.test(what))).toEqual([]);
});

const UNITS = { second: 1, minute: 60, hour: 3600, day: 86_400 };
const inSeconds = (text: string): number => {
  const [, count, unit] = /^(\d+) (second|minute|hour|day)s?$/.exec(text) ?? [];
  return Number(count) * UNITS[unit as keyof typeof UNITS];
};

test('matches docs/limits.md', async () => {
  const lines = (await readFile('docs/limits.md', 'utf8')).split('\n').filter((line) => /^\| [a-z]/.test(line));
  const documented = lines.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(
    documented.map(([what, by, times, window, fails]) => [what, by, Number(times), inSeconds(window ?? ''), fails]),
  ).toEqual(
    Object.entries(limits).flatMap(([what, rates]) =>
      Object.entries(rates as Record<string, readonly [number, number]>).map(([by, [times, seconds]]) => [
        what,
        by,
        times,
        seconds,
        failsOpen.includes(what as LimitClass) ? 'open' : 'closed',
      ]),
    ),
  );
  expect(documented.every(([, , , , , why]) => (why ?? '').length > 5)).toBe(true);
});

test('a visitor is counted by network, and a member by account', async () => {
  const limiter = limiterOf(table, secret);
  const from = { network: crypto.randomUUID() };
  const member = { accountId: crypto.randomUUID() };
  for (let i = 0; i < 60; i++) await takeOpen(limiter, 'not-meant', { member: undefined, from }, after(0));
  const again = (member?: { accountId: string }) => takeOpen(limiter, 'not-meant', { member, from }, after(0));
  await expect(again()).rejects.toMatchObject({ code: 'request.too-many' });
  for (let i = 0; i < 60; i++) await again(member);
  await expect(again(member)).rejects.toMatchObject({ code: 'request.too-many' });
  await again({ accountId: crypto.randomUUID() });
});

test('a link that exists is followed, however many links a network guesses', async () => {
  const limiter = limiterOf(table, secret);
  const from = { network: crypto.randomUUID() };
  const guess = () => followLink(limiter, from, after(0), async () => Promise.reject(new Fault('auth.link-expired')));
  for (let i = 0; i < 30; i++) await expect(guess()).rejects.toMatchObject({ code: 'auth.link-expired' });
  await expect(guess()).rejects.toMatchObject({ code: 'request.too-many' });
  expect(await followLink(limiter, from, after(0), async () => 'opened')).toBe('opened');
});
