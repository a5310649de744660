import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { toEvent } from '#functions/platform/event.ts';
import { begin } from '#scripts/access/bearers.ts';
import { handlerOf, prepare } from '#scripts/access/check.ts';
import { account } from '#shared/api/account.ts';
import { assistant, type CallSummary } from '#shared/api/assistant.ts';
import { auth } from '#shared/api/auth.ts';
import { people } from '#shared/api/people.ts';
import { webChat } from '#shared/api/web-chat.ts';
import type { Endpoint, InputFromCaller } from '#shared/contract/endpoint.ts';
import { API, fill } from '#shared/contract/route.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

type AccessFixture = Awaited<ReturnType<typeof createFixture>>;
let environment: AsyncDisposable;
let fixture: AccessFixture;
beforeAll(async () => {
  environment = await prepare();
  fixture = await createFixture(new Date());
}, 60_000);
afterAll(() => environment[Symbol.asyncDispose]());

/** Ida owns one of everything; Noor has only a token. */
async function createFixture(now: Date) {
  const { table } = await import('#functions/platform/table/live.ts');
  const { accountStore, newAccount } = await import('#functions/account/store.ts');
  const { sessionDepsOf } = await import('#functions/account/auth/session.ts');
  const { issueToken } = await import('#functions/platform/token/token.ts');
  const { callStore } = await import('#functions/calls/assistant/store.ts');
  const { chatLinksOf } = await import('#functions/calls/web-chat/links.ts');
  const { historyStore } = await import('#functions/people/opened-store.ts');
  const { historyEntryOf } = await import('#functions/people/domain/past-search.ts');
  const { searchStore } = await import('#functions/people/store.ts');
  const { newSearch } = await import('#functions/people/domain/search.ts');
  const sessionDeps = sessionDepsOf(table);

  const enrol = async (email: string) => {
    const who = newAccount({ account_id: newId('account'), email, language: 'en' }, now);
    await accountStore(table).create(who);
    const session = await begin(who, sessionDeps, now);
    const bearer = { role: 'member' as const, sub: who.account_id, sid: session.session_id };
    return { ...who, session, token: (await issueToken(sessionDeps.signing(), bearer, now)).token };
  };
  const ida = await enrol('ida@example.com');
  const noor = await enrol('noor@example.com');
  const call = aCall(ida.account_id, now);
  const chat = chatLinksOf(table).open({ account_id: ida.account_id, view: 'inbox', language: 'en' }, now);
  await table.commit(callStore(table).add(call), chat.write);
  const history = historyStore(table);
  const search_id = newId('search');
  const request = { type: 'name' as const, search_query: 'Tam Okafor', country: 'US' };
  const search = newSearch(search_id, request, 'en', now, { account_id: ida.account_id, browser: null });
  await searchStore(table).start(search, history.keep(historyEntryOf(ida.account_id, search)));
  return { ida, noor, call, chat, search_id, history, calls: callStore(table), sessionDeps, now };
}

const aCall = (account_id: AccountId, now: Date): CallSummary & { account_id: AccountId } => ({
  account_id,
  id: newId('call'),
  caller_number: '+12185550142',
  callback_number: null,
  caller_name: 'Dana Brandt',
  caller_name_source: 'said',
  reason: 'The boat survey',
  urgency: 'normal',
  started_at: now.toISOString(),
  duration_s: 40,
  status: 'screened',
  is_read: false,
  spam: { score: 3, verdict: 'likely_safe', reasons: [] },
  has_audio: false,
  transcript_preview: '',
  appointment: null,
  callback_text: null,
  done_at: null,
});

/** Sends a request as Noor. */
async function asNoor<E extends Endpoint>(endpoint: E, input: InputFromCaller<E>) {
  const { path, rest } = fill(endpoint.path, input);
  const request = new Request(`http://test${API}${path}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${fixture.noor.token}`, 'content-type': 'application/json' },
    ...(endpoint.method !== 'GET' && { body: JSON.stringify(rest) }),
  });
  const handler = await handlerOf(endpoint);
  const { statusCode, body } = await handler(await toEvent(endpoint, request), {} as Context);
  return { statusCode, body };
}

test('ending another account’s session answers as for an unknown one and leaves it open', async () => {
  const { session } = fixture.ida;
  const theirs = await asNoor(auth.endSession, { session_id: session.session_id });
  expect(theirs).toEqual(await asNoor(auth.endSession, { session_id: newId('session') }));
  expect(theirs.statusCode).toBe(404);
  expect(await fixture.sessionDeps.sessions.of(fixture.ida.account_id, session.session_id)).toBeDefined();
});

test('another account’s search can be neither read nor deleted', async () => {
  const read = await asNoor(people.getSearch, { search_id: fixture.search_id });
  expect(read).toEqual(await asNoor(people.getSearch, { search_id: newId('search') }));
  expect(read.statusCode).toBe(404);
  const theirs = await asNoor(people.deleteSearch, { search_id: fixture.search_id });
  expect(theirs).toEqual(await asNoor(people.deleteSearch, { search_id: newId('search') }));
  await asNoor(people.deleteSearches, {});
  expect(await fixture.history.of(fixture.ida.account_id, fixture.search_id, fixture.now)).toBeDefined();
  expect((await asNoor(people.getSearches, {})).body).not.toContain('Okafor');
});

test('another account’s call can be neither read nor marked', async () => {
  const theirs = await asNoor(assistant.updateRead, { ids: [fixture.call.id], is_read: true });
  expect(theirs).toEqual(await asNoor(assistant.updateRead, { ids: [newId('call')], is_read: true }));
  expect(await fixture.calls.latest(fixture.ida.account_id)).toMatchObject([{ is_read: false }]);
  expect((await asNoor(assistant.getCalls, {})).body).not.toContain('Dana');
});

test('another account’s chat does not open without its own token', async () => {
  const { webchat_id } = fixture.chat;
  const client_secret = 'a browser of Noor’s own';
  const theirs = await asNoor(webChat.fetch, { lang: 'en', webchat_id, webchat_token: 'x'.repeat(43), client_secret });
  const absent = { lang: 'en' as const, webchat_id: newId('webchat'), webchat_token: 'x'.repeat(43), client_secret };
  expect(theirs).toEqual(await asNoor(webChat.fetch, absent));
  expect(theirs.statusCode).toBe(410);
});

test('responses about an account never contain another account’s id', async () => {
  const own = [
    auth.getUser,
    auth.getSessions,
    auth.getAccessLog,
    account.getUser,
    account.exportData,
    people.getOpened,
    webChat.getChat,
  ] as const;
  for (const endpoint of own) {
    const { statusCode, body } = await asNoor<Endpoint>(endpoint, {});
    expect(statusCode, endpoint.id).toBe(200);
    expect(body, endpoint.id).not.toContain(fixture.ida.account_id);
    expect(body, endpoint.id).not.toContain('ida@example.com');
  }
});
