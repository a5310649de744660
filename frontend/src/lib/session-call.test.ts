import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { withToken } from '#frontend/lib/fetch.ts';
import { renewToken } from '#frontend/lib/renew-token.ts';
import { callInSession } from '#frontend/lib/session-call.ts';
import { accessToken, hasSessionEnded, signInWith, signOut } from '#frontend/lib/session.ts';
import { store, stored } from '#frontend/lib/storage.ts';
import { answer, server } from '#frontend/testing/mock.ts';
import { anOffer } from '#frontend/testing/offer.ts';
import { aToken, aUser } from '#frontend/testing/user.ts';
import { account } from '#shared/api/account.ts';
import { assistant } from '#shared/api/assistant.ts';
import { auth } from '#shared/api/auth.ts';
import { billing } from '#shared/api/billing.ts';
import { support } from '#shared/api/support.ts';
import { type Chat, webChat } from '#shared/api/web-chat.ts';
import { createCall } from '#shared/contract/client.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const user = aUser();
const grant = (token: string) => ({ token, token_type: 'Bearer' as const, expires_in: 900 });
const bearer = (request: Request) => request.headers.get('authorization')?.replace('Bearer ', '') ?? null;

/** A tab: its calls and a count of reloads. */
function tab(now?: () => number) {
  const reload = vi.fn();
  const plain = (...request: Parameters<typeof fetch>) => fetch(...request);
  const call = callInSession({
    callAs: (token) =>
      createCall(
        location.origin,
        withToken(plain, () => token),
      ),
    renew: (used) => renewToken(createCall(location.origin, plain), used),
    reload,
    ...(now && { now }),
  });
  return { call, reload };
}

/** A server that accepts one token, and issues it on renewal once `calls` calls have reached it. */
function serverTaking(good: string, { renews = true, calls = 0 } = {}) {
  const tokens: (string | null)[] = [];
  const renewals = vi.fn();
  const { promise: allArrived, resolve } = Promise.withResolvers<void>();
  answer(account.getUser, (_, request) => {
    tokens.push(bearer(request));
    if (tokens.length === calls) resolve();
    if (bearer(request) !== good) throw new Fault('auth.unauthenticated');
    return user;
  });
  answer(auth.refresh, async () => {
    renewals();
    if (calls > 0) await allArrived;
    if (!renews) throw new Fault('auth.unauthenticated');
    return grant(good);
  });
  return { tokens, renewals };
}

const [old, fresh] = [aToken(), aToken()];
beforeEach(() => signInWith({ token: old, user }));

describe('an expired token', () => {
  test('is renewed once for 50 concurrent calls, which are retried', async () => {
    const { tokens, renewals } = serverTaking(fresh, { calls: 50 });
    const { call, reload } = tab();
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(account.getUser, {})));
    expect(answers).toHaveLength(50);
    expect(renewals).toHaveBeenCalledTimes(1);
    expect(tokens.filter((token) => token === old)).toHaveLength(50);
    expect(tokens.filter((token) => token === fresh)).toHaveLength(50);
    expect(reload).not.toHaveBeenCalled();
    expect(accessToken()).toBe(fresh);
  });

  test('that cannot be renewed is removed, and the page reloaded once for 50 calls', async () => {
    const { tokens, renewals } = serverTaking(fresh, { renews: false, calls: 50 });
    const { call, reload } = tab();
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => call(account.getUser, {})));
    for (const each of answers)
      expect(each).toMatchObject({ status: 'rejected', reason: { code: 'auth.unauthenticated' } });
    expect(renewals).toHaveBeenCalledTimes(1);
    expect(tokens).toHaveLength(50);
    expect(reload).toHaveBeenCalledTimes(1);
    expect([accessToken(), stored('userData')]).toEqual([null, undefined]);
    expect(hasSessionEnded()).toBe(true);
  });

  test('that cannot be removed does not reload the page repeatedly', async () => {
    serverTaking(fresh, { renews: false });
    for (const [times, { call, reload }] of [[1, tab()] as const, [0, tab()] as const]) {
      await expect(call(account.getUser, {})).rejects.toThrow();
      expect(reload).toHaveBeenCalledTimes(times);
      localStorage.setItem('access_token', old);
    }
  });

  test('is kept on similar errors', async () => {
    const { renewals } = serverTaking(fresh);
    const wrong = vi.fn(() => {
      throw new Fault('auth.wrong-credentials');
    });
    answer(auth.logIn, wrong);
    await expect(tab().call(auth.logIn, { email: 'ida@example.com', password: 'x' })).rejects.toMatchObject({
      status: 401,
    });
    expect(wrong).toHaveBeenCalledTimes(1);
    expect(renewals).not.toHaveBeenCalled();
    expect(accessToken()).toBe(old);
  });

  test('is kept without a connection', async () => {
    serverTaking(fresh);
    server.use(http.post('/api/auth/refresh', () => HttpResponse.error()));
    const { call, reload } = tab();
    await expect(call(account.getUser, {})).rejects.toMatchObject({ code: 'request.unreachable' });
    expect(reload).not.toHaveBeenCalled();
    expect(accessToken()).toBe(old);
  });

  test('is retried once: a second rejection stands', async () => {
    const { tokens, renewals } = serverTaking('another');
    answer(auth.refresh, () => grant(fresh));
    await expect(tab().call(account.getUser, {})).rejects.toMatchObject({ code: 'auth.unauthenticated' });
    expect(tokens).toEqual([old, fresh]);
    expect(renewals).not.toHaveBeenCalled();
  });

  test('is taken from another tab that renewed first', async () => {
    const { renewals } = serverTaking(fresh);
    answer(account.getUser, (_, request) => {
      if (bearer(request) === fresh) return user;
      localStorage.setItem('access_token', fresh); // another tab renews while this one waits
      throw new Fault('auth.unauthenticated');
    });
    await expect(tab().call(account.getUser, {})).resolves.toEqual(user);
    expect(renewals).not.toHaveBeenCalled();
  });

  test('is not replaced by another account that signed in since', async () => {
    const other = aToken({ sub: 'acc_2' });
    const { tokens, renewals } = serverTaking(other);
    answer(account.getUser, (_, request) => {
      tokens.push(bearer(request));
      signInWith({ token: other });
      throw new Fault('auth.unauthenticated');
    });
    await expect(tab().call(account.getUser, {})).rejects.toMatchObject({ code: 'auth.unauthenticated' });
    expect(tokens).toEqual([old]);
    expect(renewals).not.toHaveBeenCalled();
    expect(accessToken()).toBe(other);
  });

  test('does not come back after signing out in the meantime', async () => {
    serverTaking(fresh);
    answer(auth.refresh, () => {
      signOut();
      return grant(fresh);
    });
    const { call, reload } = tab();
    await expect(call(account.getUser, {})).rejects.toMatchObject({ code: 'auth.unauthenticated' });
    expect(accessToken()).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  test('of support is never replaced by the cookie’s session', async () => {
    const { renewals } = serverTaking(fresh);
    signInWith({ token: aToken({ role: 'support' }), user });
    const { call, reload } = tab();
    await expect(call(account.getUser, {})).rejects.toThrow();
    expect(renewals).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

test('two tabs renew in turn, and so only once', async () => {
  const { renewals } = serverTaking(fresh, { calls: 2 });
  let last = Promise.resolve<unknown>(null);
  const request = (_: string, work: () => Promise<unknown>) => (last = last.then(work));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  try {
    await Promise.all([tab(), tab()].map(({ call }) => call(account.getUser, {})));
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
  expect(renewals).toHaveBeenCalledTimes(1);
});

describe('a visitor', () => {
  test('gets the rejection; nothing is renewed or reloaded', async () => {
    signOut();
    const { tokens, renewals } = serverTaking(fresh);
    const { call, reload } = tab();
    await expect(call(account.getUser, {})).rejects.toMatchObject({ code: 'auth.unauthenticated' });
    expect(tokens).toEqual([null]);
    expect(renewals).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  test('never calls endpoints of the assistant', async () => {
    signOut();
    const onRequest = vi.fn();
    answer(assistant.updateRead, () => (onRequest(), { updated: 0, unread_total: 0 }));
    const read = { ids: [newId('call')], is_read: true };
    await expect(tab().call(assistant.updateRead, read)).rejects.toMatchObject({ message: 'Unauthenticated.' });
    expect(onRequest).not.toHaveBeenCalled();
    signInWith({ token: fresh, user });
    await tab().call(assistant.updateRead, read);
    expect(onRequest).toHaveBeenCalledTimes(1);
  });
});

describe('a token about to expire', () => {
  const at = (now: number) => () => now;
  const noon = Date.parse('2026-11-21T12:00:00Z');
  const endingIn = (seconds: number) => aToken({ iat: noon / 1000 + seconds - 900, exp: noon / 1000 + seconds });
  const offer = () => {
    const tokens: (string | null)[] = [];
    answer(billing.getOffer, (_, request) => {
      tokens.push(bearer(request));
      return anOffer();
    });
    return tokens;
  };

  test.each([
    [31, false],
    [30, true],
    [-600, true],
  ])('in %d s is renewed before a call, a public one too: %s', async (seconds, isRenewed) => {
    const token = endingIn(seconds);
    signInWith({ token, user });
    const { renewals } = serverTaking(fresh);
    const tokens = offer();
    await tab(at(noon)).call(billing.getOffer, {});
    expect(renewals).toHaveBeenCalledTimes(isRenewed ? 1 : 0);
    expect(tokens).toEqual([isRenewed ? fresh : token]);
  });
});

test.each([
  ['the same for all, does not reload the page', support.getConfiguration, 0],
  ['another one for a visitor, reloads it', billing.getOffer, 1],
] as const)('the end of a session that is noticed by an answer that is %s', async (_, endpoint, reloads) => {
  const past = Math.floor(Date.now() / 1000) - 3600;
  signInWith({ token: aToken({ iat: past - 900, exp: past }), user });
  serverTaking(fresh, { renews: false });
  answer(billing.getOffer, () => anOffer());
  const { call, reload } = tab();
  await call(endpoint, {});
  expect(accessToken()).toBeNull();
  expect(reload).toHaveBeenCalledTimes(reloads);
});

describe('a web chat', () => {
  const chat = { webchat_id: newId('webchat'), webchat_token: 'from-the-link' };
  const [before, after] = [aToken({ role: 'chat' }), aToken({ role: 'chat' })];
  const session: Chat = {
    id: chat.webchat_id,
    view: 'inbox',
    lang: 'en',
    now: '2026-11-21T12:00:00.000Z',
    expires_at: null,
    messages: [],
    notices: [],
    live: null,
    is_answered_by_mail: true,
  };
  const fetchedNow = {
    auth: { access_token: after, token_type: 'Bearer' as const, expires_in: 900 },
    session,
    user: null,
  };

  test('is fetched again with the id of this browser, and its calls are retried', async () => {
    signInWith({ token: before }, chat);
    store('fingerprint', 'a-random-id-of-26-letters.');
    const fetched = vi.fn();
    const refreshed = vi.fn();
    answer(auth.refresh, () => (refreshed(), grant(fresh)));
    answer(webChat.fetch, (input) => {
      fetched(input);
      return fetchedNow;
    });
    answer(webChat.getChat, (_, request) => {
      if (bearer(request) !== after) throw new Fault('auth.unauthenticated');
      return session;
    });
    const { call } = tab();
    await Promise.all(Array.from({ length: 50 }, () => call(webChat.getChat, {})));
    expect(fetched.mock.calls).toEqual([[{ lang: 'en', client_secret: 'a-random-id-of-26-letters.', ...chat }]]);
    expect(refreshed).not.toHaveBeenCalled();
    expect([accessToken(), stored('webchat_id')]).toEqual([after, chat.webchat_id]);
  });

  test('that has ended loses its token but keeps its id, so that its page can say so', async () => {
    signInWith({ token: before }, chat);
    store('fingerprint', 'a-random-id-of-26-letters.');
    answer(webChat.fetch, () => {
      throw new Fault('auth.link-expired');
    });
    answer(webChat.getChat, () => {
      throw new Fault('auth.unauthenticated');
    });
    const { call, reload } = tab();
    await expect(call(webChat.getChat, {})).rejects.toThrow();
    expect([accessToken(), stored('webchat_id')]).toEqual([null, chat.webchat_id]);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(hasSessionEnded()).toBe(false); // only logins set it
  });

  test('is not valid for account endpoints, and not refetched to try', async () => {
    signInWith({ token: before }, chat);
    const fetched = vi.fn();
    answer(webChat.fetch, () => (fetched(), fetchedNow));
    serverTaking(fresh);
    await expect(tab().call(account.getUser, {})).rejects.toMatchObject({ code: 'auth.unauthenticated' });
    expect(fetched).not.toHaveBeenCalled();
  });
});
