import { describe, expect, test } from 'vitest';

import { handler } from '#functions/people/start-search.ts';
import { notMeantStore } from '#functions/people/not-meant-store.ts';
import { historyStore } from '#functions/people/opened-store.ts';
import { searchStore } from '#functions/people/store.ts';
import { NOW } from '#functions/people/testing.ts';
import { digest } from '#functions/platform/digest.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import type { Caller } from '#functions/platform/session.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling, sending, unlimited } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId, type SearchId } from '#shared/values/id.ts';

const table = temporaryTable();

const searches = searchStore(table);
const started: object[] = [];
const deps = {
  searches,
  history: historyStore(table),
  notMeant: notMeantStore(table, async () => 'secret'),
  limits: limiterOf(table, async () => 'secret'),
  takeProof: async (proof: string | undefined) => {
    if (proof !== 'solved') throw new Fault('request.proof-needed');
  },
  clock: () => NOW,
  startJob: async (id: string, input: object) => void started.push({ id, ...input }),
};
const free = { ...deps, limits: unlimited };
const start = calling(people.startSearch, handler.with(free));

test('200: stores the search, then starts its job', async () => {
  const search = await start({ type: 'name', first_name: 'Maria', last_name: 'Cantwell' });
  expect(search).toMatchObject({ status: 'searching', type: 'name', search_query: 'Maria Cantwell', total: 0 });
  expect(await searches.of(search.search_id, NOW)).toMatchObject({ status: 'searching', language: 'en' });
  expect(started).toContainEqual({ id: 'people.gatherResults', search_id: search.search_id });
});

test("200: adds a member's search to the history, but not a visitor's", async () => {
  const account = newId('account');
  const asMember = calling(people.startSearch, handler.with(free), { as: aMember(account) });
  const mine = await asMember({ type: 'name', search_query: 'Maria Cantwell', state: 'WA' });
  const theirs = await start({ type: 'name', search_query: 'Maria Cantwell' });
  expect(await deps.history.list(account, NOW)).toMatchObject([
    { search_id: mine.search_id, search_query: 'Maria Cantwell', request: { state: 'WA' }, total: null },
  ]);
  expect(await searches.of(mine.search_id, NOW)).toMatchObject({ account_id: account });
  expect(await searches.of(theirs.search_id, NOW)).toMatchObject({ account_id: null });
  expect(JSON.stringify(mine)).not.toContain(account);
});

describe('200: the cookie of a visitor', () => {
  const body = JSON.stringify({ type: 'name', search_query: 'Maria Cantwell' });
  const send = (headers: Record<string, string> = {}, as?: Caller) =>
    sending(people.startSearch, handler.with(free), { as })(
      new Request('http://test/api/people/searches', { method: 'POST', headers, body }),
    );
  const cookieOf = (answer: Response) =>
    /^__Host-search=([\w-]{43}); /.exec(answer.headers.get('set-cookie') ?? '')?.[1];

  test('binds the search to the browser for a day, by a digest, and is the same for the next search', async () => {
    const answer = await send();
    expect(answer.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict; Max-Age=86400$/);
    const token = cookieOf(answer)!;
    const { search_id } = (await answer.json()) as { search_id: SearchId };
    const stored = await searches.of(search_id, NOW);
    expect(stored).toMatchObject({ account_id: null, browser: digest(token) });
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(cookieOf(await send({ cookie: `__Host-search=${token}` }))).toBe(token);
    expect(cookieOf(await send({ cookie: '__Host-search=short' }))).not.toBe('short');
  });

  test('is set for no member', async () => {
    const answer = await send({}, aMember(newId('account')));
    expect(answer.headers.get('set-cookie')).toBeNull();
    const { search_id } = (await answer.json()) as { search_id: SearchId };
    expect(await searches.of(search_id, NOW)).toMatchObject({ browser: null });
  });
});

test('429: requires a proof of work above twenty an hour, and stops visitors at a hundred a day', async () => {
  const visitor = calling(people.startSearch, handler.with(deps));
  const request = { type: 'name' as const, search_query: 'Maria' };
  for (let i = 0; i < 20; i++) await visitor(request);
  await expect(visitor(request)).rejects.toMatchObject({ code: 'request.proof-needed', status: 429 });
  for (let i = 20; i < 100; i++) await visitor({ ...request, proof: 'solved' });
  await expect(visitor({ ...request, proof: 'solved' })).rejects.toMatchObject({ code: 'request.too-many' });
});

test('429: allows members sixty an hour without a proof of work', async () => {
  const member = calling(people.startSearch, handler.with(deps), { as: aMember(newId('account')) });
  const request = { type: 'name' as const, search_query: 'Maria' };
  for (let i = 0; i < 60; i++) await member(request);
  await expect(member({ ...request, proof: 'solved' })).rejects.toMatchObject({ code: 'request.too-many' });
});

test('200: allows searches while the limiter is down', async () => {
  const broken = { ...table, takeRate: async () => Promise.reject(new Error('no table')) };
  const limits = limiterOf(broken, async () => 'secret');
  const search = calling(people.startSearch, handler.with({ ...deps, limits }));
  expect(await search({ type: 'name', search_query: 'Maria' })).toMatchObject({ status: 'searching' });
});

test('500: returns no search whose job could not be started', async () => {
  const failing = calling(
    people.startSearch,
    handler.with({ ...free, startJob: async () => Promise.reject(new Error('no Lambda')) }),
  );
  await expect(failing({ type: 'name', last_name: 'Cantwell' })).rejects.toMatchObject({ code: 'server.unexpected' });
});

test('422: a state that the US does not have', async () => {
  const request = { type: 'name' as const, last_name: 'Cantwell' };
  await expect(start({ ...request, state: 'ZZ' })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { state: ['This value is invalid.'] },
  });
  for (const state of ['__proto__', 'constructor', 'toString'])
    for (const country of ['US', 'FR'])
      await expect(start({ ...request, state, country })).rejects.toMatchObject({
        fields: { state: ['This value is invalid.'] },
      });
  for (const state of ['WA', 'Washington', 'مينيسوتا']) await start({ ...request, state });
  await start({ ...request, state: 'Bayern', country: 'DE' });
});
