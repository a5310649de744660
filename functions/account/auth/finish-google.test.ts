import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { google, googleFixture } from '#functions/account/auth/google/testing.ts';
import { factorStore } from '#functions/account/auth/store.ts';
import { sending } from '#functions/platform/testing.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const provider = await google();
afterAll(() => provider[Symbol.asyncDispose]());

let fixture: ReturnType<typeof googleFixture>;
beforeEach(() => void (fixture = googleFixture(provider)));

const mismatch = { code: 'auth.google-mismatch', status: 422 };

describe('logging in', () => {
  test('200: signs up and signs in a new visitor', async () => {
    const browser = fixture.browser();
    const back = await browser.goes('mara', {
      redirect: '/en/account',
      language: 'fr',
      time_zone: 'Europe/Paris',
      remember: true,
    });
    const { purpose, redirect, signed_in, is_new } = await browser.finish(back);
    expect(is_new).toBe(true);
    expect({ purpose, redirect }).toEqual({ purpose: 'login', redirect: '/en/account' });
    expect(signed_in?.user).toMatchObject({
      email: 'mara@example.com',
      name: 'Mara Ellison',
      language: 'fr',
      time_zone: 'Europe/Paris',
      reason_for_use: null,
      has_google: true,
      has_password: false,
      email_confirmed_at: fixture.now().toISOString(),
    });
    expect([...browser.jar.keys()]).toEqual(['__Host-rt', '__Host-did']); // those of the session and the device, and no longer that of the journey
    const account = await fixture.accounts.findByCredential('google', fixture.keyOf('mara'));
    expect(account?.google).toMatchObject({ subject: fixture.keyOf('mara'), email: 'mara@example.com' });
    const logged = (await fixture.log.all(account!.account_id)).map(({ what }) => what);
    expect(logged.sort()).toEqual(['logged-in-google', 'registered']);
  });

  test('200: signs in a returning visitor even if their address has changed', async () => {
    const account = await fixture.account({ google: { subject: fixture.keyOf('mara'), email: 'old@example.com' } });
    fixture.advanceMinutes(1);
    const browser = fixture.browser();
    const { signed_in, is_new } = await browser.finish(await browser.goes('mara'));
    expect(is_new).toBe(false);
    expect(signed_in?.user.id).toBe(account.account_id);
    expect(signed_in?.user.email).toBe(account.email);
  });

  test('200: two concurrent sign-ups of one identity create one account', async () => {
    const [one, other] = [fixture.browser(), fixture.browser()];
    const [first, second] = await Promise.all([one.goes('rin'), other.goes('rin')]);
    const both = await Promise.all([one.finish(first), other.finish(second)]);
    expect(new Set(both.map(({ signed_in }) => signed_in?.user.id)).size).toBe(1);
  });

  test('200: two tabs of one browser can both return', async () => {
    const browser = fixture.browser();
    const [first, second] = [await browser.goes('mara'), await browser.goes('rin')];
    const cookie = browser.jar.get('__Host-oauth')!;
    expect((await browser.finish(first)).signed_in?.user.email).toBe('mara@example.com');
    browser.jar.set('__Host-oauth', cookie);
    expect((await browser.finish(second)).signed_in?.user.email).toBe('rin@example.com');
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/a/../b'])(
    '200: does not redirect to %s afterwards',
    async (redirect) => {
      const browser = fixture.browser();
      expect((await browser.finish(await browser.goes('mara', { redirect }))).redirect).toBe('/');
    },
  );

  test('409: rejects a registered address and emails its owner', async () => {
    const account = await fixture.account({ email: 'ida@example.com', language: 'tr', password: 'phc' });
    const browser = fixture.browser();
    await expect(browser.finish(await browser.goes('ida'))).rejects.toMatchObject({ code: 'auth.google-confirm' });
    expect(await fixture.accounts.of(account.account_id)).toMatchObject({ google: null, password: 'phc' });
    expect(await fixture.sessions.all(account.account_id)).toEqual([]);
    const [message, ...more] = await fixture.messages.latest(5);
    expect(message).toMatchObject({ purpose: 'connect-google', to: 'ida@example.com', language: 'tr' });
    expect(message?.text).toMatch(/http:\/\/localhost:3000\/tr\/confirm\/connect-google\/[\w-]{43}/);
    expect(more).toEqual([]);
  });

  test('403: a blocked account stays closed', async () => {
    const google = { subject: fixture.keyOf('mara'), email: 'mara@example.com' };
    const blocked = { at: fixture.now().toISOString(), reason: 'fraud', operator: 'rosa' };
    await fixture.account({ google, blocked });
    const browser = fixture.browser();
    await expect(browser.finish(await browser.goes('mara'))).rejects.toMatchObject({ code: 'auth.blocked' });
  });

  test('403: tells the owner of a deleted account that it can be undone, and opens no other in its place', async () => {
    const google = { subject: fixture.keyOf('mara'), email: 'mara@example.com' };
    const account = await fixture.account({ google, email: 'mara@example.com' });
    const until = await fixture.close(account);
    const browser = fixture.browser();
    const closed = { code: 'auth.account-closed', until };
    await expect(browser.finish(await browser.goes('mara'))).rejects.toMatchObject(closed);
    expect(await fixture.accounts.findByCredential('email', 'mara@example.com')).toBeUndefined();
    expect(await fixture.sessions.all(account.account_id)).toEqual([]);
    expect((await fixture.messages.latest(1))[0]).toMatchObject({ purpose: 'account-deleted', to: 'mara@example.com' });
    // Whoever registered again is not led to the old account.
    await fixture.account({ email: 'mara@example.com' });
    await expect(browser.finish(await browser.goes('mara'))).rejects.toMatchObject({ code: 'auth.google-confirm' });
  });

  test('422: rejects an address that Google has not verified', async () => {
    const browser = fixture.browser();
    await expect(browser.finish(await browser.goes('unchecked'))).rejects.toMatchObject({
      code: 'auth.google-unverified',
    });
    expect(await fixture.accounts.findByCredential('email', 'unchecked@example.com')).toBeUndefined();
  });
});

describe('a second factor', () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const digits = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: fixture.now().getTime() });
  async function withFactor() {
    const google = { subject: fixture.keyOf('mara'), email: 'mara@example.com' };
    const account = await fixture.account({ google, second_factor: true });
    const factors = factorStore(fixture.table);
    const confirmed_at = fixture.now().toISOString();
    await factors.commit(
      factors.put({ account_id: account.account_id, secret, last_step: 0, recovery: [], confirmed_at }),
    );
    return account;
  }

  test('422: a sign-in that waits for the second factor ends once Google is disconnected and the factor is off', async () => {
    const account = await withFactor();
    const browser = fixture.browser();
    const back = await browser.goes('mara');
    await expect(browser.finish(back)).rejects.toMatchObject({ code: 'auth.code-needed' });
    const current = (await fixture.accounts.of(account.account_id))!;
    await fixture.accounts.replace(current, { ...current, google: null, second_factor: false });
    await expect(browser.finish({ ...back, second_factor: digits() })).rejects.toMatchObject(mismatch);
    expect(await fixture.sessions.all(account.account_id)).toEqual([]);
  });

  test('422: requires the second factor, and 200: accepts it once in the same browser', async () => {
    const account = await withFactor();
    const browser = fixture.browser();
    const back = await browser.goes('mara');
    await expect(browser.finish(back)).rejects.toMatchObject({ code: 'auth.code-needed', status: 422 });
    expect(await fixture.sessions.all(account.account_id)).toEqual([]);
    const cookie = browser.jar.get('__Host-oauth')!;
    const { signed_in } = await browser.finish({ ...back, second_factor: digits() });
    expect(signed_in?.user.id).toBe(account.account_id);

    browser.jar.set('__Host-oauth', cookie);
    fixture.advanceMinutes(1);
    await expect(browser.finish({ ...back, second_factor: digits() })).rejects.toMatchObject(mismatch);
  });

  test('200: skips the second-factor step when its code is sent along, and uses the state up', async () => {
    await withFactor();
    const browser = fixture.browser();
    const back = { ...(await browser.goes('mara')), second_factor: digits() };
    const cookie = browser.jar.get('__Host-oauth')!;
    expect((await browser.finish(back)).signed_in).not.toBeNull();
    browser.jar.set('__Host-oauth', cookie);
    fixture.advanceMinutes(1);
    await expect(browser.finish({ ...back, second_factor: digits() })).rejects.toMatchObject(mismatch);
  });

  test('422: rejects a wrong code, which may be entered again', async () => {
    await withFactor();
    const browser = fixture.browser();
    const back = await browser.goes('mara');
    const wrong = digits() === '000000' ? '000001' : '000000';
    await expect(browser.finish({ ...back, second_factor: wrong })).rejects.toMatchObject({ code: 'auth.wrong-pin' });
    expect((await browser.finish({ ...back, second_factor: digits() })).signed_in).not.toBeNull();
  });

  test('422: rejects another browser and a late request', async () => {
    await withFactor();
    const browser = fixture.browser();
    const back = await browser.goes('mara');
    await expect(browser.finish(back)).rejects.toMatchObject({ code: 'auth.code-needed' });
    await expect(fixture.browser().finish({ ...back, second_factor: digits() })).rejects.toMatchObject(mismatch);
    fixture.advanceMinutes(10);
    await expect(browser.finish({ ...back, second_factor: digits() })).rejects.toMatchObject(mismatch);
  });
});

describe('rejected sign-ins', () => {
  test('422: a state that was used', async () => {
    const browser = fixture.browser();
    const back = await browser.goes('mara');
    const cookie = browser.jar.get('__Host-oauth')!;
    await browser.finish(back);
    browser.jar.set('__Host-oauth', cookie);
    await expect(browser.finish(back)).rejects.toMatchObject(mismatch);
  });

  test('422: of many concurrent uses of one state, one succeeds', async () => {
    const browser = fixture.browser();
    const back = await browser.goes('mara');
    const cookie = browser.jar.get('__Host-oauth')!;
    const tries = Array.from({ length: 8 }, () => {
      const copy = fixture.browser();
      copy.jar.set('__Host-oauth', cookie);
      return copy.finish(back);
    });
    const codes = (await Promise.allSettled(tries)).map((each) =>
      each.status === 'fulfilled' ? 'in' : (each.reason as Fault).code,
    );
    expect(codes.sort()).toEqual([...Array<string>(7).fill('auth.google-mismatch'), 'in']);
  });

  test('422: rejects a browser without the cookie, which prevents login CSRF', async () => {
    const attacker = fixture.browser();
    const back = await attacker.goes('mara');
    const victim = fixture.browser();
    await expect(victim.finish(back)).rejects.toMatchObject(mismatch);
    expect(victim.jar.size).toBe(0);
    expect(await fixture.accounts.findByCredential('google', fixture.keyOf('mara'))).toBeUndefined();
  });

  test('422: rejects the response of another browser’s request', async () => {
    const [attacker, victim] = [fixture.browser(), fixture.browser()];
    const [theirs, own] = [await attacker.goes('mara'), await victim.goes('rin')];
    await expect(victim.finish(theirs)).rejects.toMatchObject(mismatch);
    // nor with that code under its own state: nonce and verifier are others
    await expect(victim.finish({ ...own, code: theirs.code })).rejects.toMatchObject(mismatch);
  });

  test('422: rejects an unknown state', async () => {
    const browser = fixture.browser();
    const back = await browser.goes('mara');
    await expect(browser.finish({ ...back, state: 'x'.repeat(43) })).rejects.toMatchObject(mismatch);
    expect((await browser.finish(back)).signed_in).not.toBeNull(); // and the true one is still good
  });

  test('422: an invalid code uses the state up', async () => {
    const browser = fixture.browser();
    const back = await browser.goes('mara');
    await expect(browser.finish({ ...back, code: 'made-up' })).rejects.toMatchObject(mismatch);
    await expect(browser.finish(back)).rejects.toMatchObject(mismatch);
  });

  test('422: rejects after ten minutes', async () => {
    const browser = fixture.browser();
    const back = await browser.goes('mara');
    fixture.advanceMinutes(10);
    await expect(browser.finish(back)).rejects.toMatchObject(mismatch);
  });

  test('401: rejects a form of another site', async () => {
    const browser = fixture.browser();
    const { code, state, iss } = await browser.goes('mara');
    const cookie = `__Host-oauth=${browser.jar.get('__Host-oauth')}`;
    const request = new Request('http://test/api/auth/google/finish', {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'cross-site', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ code, state, iss }),
    });
    expect((await sending(auth.finishGoogle, fixture.finish)(request)).status).toBe(401);
  });

  test('429: rejects more than thirty in a quarter of an hour per network', async () => {
    const browser = fixture.browser();
    const back = { code: 'x', state: 'x' };
    for (let time = 0; time < 30; time++) await expect(browser.finish(back)).rejects.toMatchObject(mismatch);
    await expect(browser.finish(back)).rejects.toMatchObject({ code: 'request.too-many', status: 429 });
  });

  test('503: rejects when Google is unavailable', async () => {
    const browser = fixture.browser();
    const back = await browser.goes('mara');
    const down = fixture.finish.with({
      identity: { begin: async () => '', finish: () => Promise.reject(new Fault('auth.google-unavailable')) },
    });
    const answer = await sending(
      auth.finishGoogle,
      down,
    )(
      new Request('http://test/api/auth/google/finish', {
        method: 'POST',
        headers: { cookie: `__Host-oauth=${browser.jar.get('__Host-oauth')}`, 'x-requested-with': 'XMLHttpRequest' },
        body: JSON.stringify({ code: back.code, state: back.state }),
      }),
    );
    expect(answer.status).toBe(503);
  });
});

describe('connecting', () => {
  test('200: connects Google and notifies the member by email', async () => {
    const account = await fixture.account({ password: 'phc' });
    const browser = fixture.browser({ as: fixture.memberOf(account) });
    const done = await browser.finish(
      await browser.goes('mara', { purpose: 'connect', redirect: '/en/account/security' }),
    );
    expect(done).toEqual({ purpose: 'connect', redirect: '/en/account/security', signed_in: null, is_new: false });
    expect((await fixture.accounts.findByCredential('google', fixture.keyOf('mara')))?.account_id).toBe(
      account.account_id,
    );
    expect((await fixture.log.all(account.account_id)).map(({ what }) => what)).toEqual(['google-connected']);
    expect(await fixture.messages.latest(5)).toMatchObject([{ purpose: 'google-connected', to: account.email }]);
  });

  test('200: connecting twice has no further effect', async () => {
    const account = await fixture.account({ google: { subject: fixture.keyOf('mara'), email: 'mara@example.com' } });
    const browser = fixture.browser({ as: fixture.memberOf(account) });
    await browser.finish(await browser.goes('mara', { purpose: 'connect' }));
    expect(await fixture.messages.latest(5)).toEqual([]);
  });

  test('409: rejects a Google account that is connected to another of our accounts', async () => {
    await fixture.account({ google: { subject: fixture.keyOf('mara'), email: 'mara@example.com' } });
    const browser = fixture.browser({ as: fixture.memberOf(await fixture.account()) });
    const back = await browser.goes('mara', { purpose: 'connect' });
    await expect(browser.finish(back)).rejects.toMatchObject({ code: 'auth.google-taken', status: 409 });
  });

  test('422: rejects another member’s or no session on return', async () => {
    const [ida, noor] = [await fixture.account(), await fixture.account()];
    const browser = fixture.browser({ as: fixture.memberOf(ida) });
    const back = await browser.goes('mara', { purpose: 'connect' });
    for (const as of [fixture.memberOf(noor), undefined]) {
      const other = fixture.browser(as && { as });
      other.jar.set('__Host-oauth', browser.jar.get('__Host-oauth')!);
      await expect(other.finish(back)).rejects.toMatchObject(mismatch);
    }
    expect(await fixture.accounts.findByCredential('google', fixture.keyOf('mara'))).toBeUndefined();
  });
});

describe('confirming the owner', () => {
  const google = () => ({ subject: fixture.keyOf('mara'), email: 'mara@example.com' });
  async function signedIn(attributes: object = {}) {
    const account = await fixture.account({ google: google(), ...attributes });
    const { account_id } = account;
    const at = fixture.now().toISOString();
    const moments = { created_at: at, authenticated_at: at, last_used_at: at, rotated_at: at };
    const ends = {
      ends_at: addMinutes(fixture.now(), 600).toISOString(),
      remember: false,
      generation: 0,
      support: null,
    };
    const session_id = newId('session');
    const session = { session_id, account_id, kind: 'member' as const, epoch: 0, device: '', ...moments, ...ends };
    await fixture.sessions.commit(fixture.sessions.begin(session));
    const confirmedAt = async () => (await fixture.sessions.of(account_id, session_id))?.confirmed_at;
    return { browser: fixture.browser({ as: fixture.memberOf(account, { sessionId: session_id }) }), confirmedAt };
  }

  test('200: by the Google account of an account without a password, long after the login', async () => {
    const { browser, confirmedAt } = await signedIn();
    fixture.advanceMinutes(11);
    const done = await browser.finish(await browser.goes('mara', { purpose: 'confirm', redirect: '/en/account' }));
    expect(done).toEqual({ purpose: 'confirm', redirect: '/en/account', signed_in: null, is_new: false });
    expect(await confirmedAt()).toBe(fixture.now().toISOString());
  });

  test('422: not by another Google account, and not where there is a password', async () => {
    const { browser, confirmedAt } = await signedIn();
    await expect(browser.finish(await browser.goes('rin', { purpose: 'confirm' }))).rejects.toMatchObject(mismatch);
    expect(await confirmedAt()).toBeUndefined();
    const other = await signedIn({ password: 'phc', google: { ...google(), subject: fixture.keyOf('rin') } });
    const back = await other.browser.goes('rin', { purpose: 'confirm' });
    await expect(other.browser.finish(back)).rejects.toMatchObject(mismatch);
    expect(await other.confirmedAt()).toBeUndefined();
  });
});

describe('contacts', () => {
  test('200: imports Google contacts once into the account', async () => {
    const account = await fixture.account();
    const browser = fixture.browser({ as: fixture.memberOf(account) });
    const done = await browser.finish(await browser.goes('mara', { purpose: 'contacts', redirect: '/en/assistant' }));
    expect(done).toEqual({ purpose: 'contacts', redirect: '/en/assistant', signed_in: null, is_new: false });
    const contacts = await fixture.contacts.all(account.account_id);
    expect(contacts.map(({ name }) => name)).toEqual(['Jonas at the garage', 'Mum', 'أمينة']);
    expect((await fixture.accounts.of(account.account_id))?.google).toBeNull(); // to read is not to connect
  });

  test('200: a new import replaces the previous one', async () => {
    const account = await fixture.account();
    const removedContact = { phone: Phone.parse('+12185550199'), name: 'Gone', read_at: fixture.now().toISOString() };
    await fixture.contacts.replaceAll(account.account_id, [removedContact]);
    const browser = fixture.browser({ as: fixture.memberOf(account) });
    await browser.finish(await browser.goes('mara', { purpose: 'contacts' }));
    expect((await fixture.contacts.all(account.account_id)).map(({ name }) => name)).not.toContain('Gone');
  });

  test('200: no other account is found by them', async () => {
    const account = await fixture.account();
    const browser = fixture.browser({ as: fixture.memberOf(account) });
    await browser.finish(await browser.goes('mara', { purpose: 'contacts' }));
    const mum = await fixture.table.query(
      { schema: { parse: (item: unknown) => item } as never },
      { pk: 'PHONE#+12185550163', sk: '' },
    );
    expect(mum).toEqual([]);
    expect(await fixture.contacts.all((await fixture.account()).account_id)).toEqual([]);
  });
});
