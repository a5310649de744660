import { describe, expect, test } from 'vitest';

import { handler } from '#functions/account/auth/register.ts';
import { handler as confirmLink } from '#functions/composition/account/auth/confirm-link.ts';
import { verifyPassword } from '#functions/account/auth/passwords/passwords.ts';
import { hashAtProductionCost } from '#functions/account/auth/passwords/testing.ts';
import { authFixture, PASSWORD, tokenIn } from '#functions/account/auth/testing.ts';
import { auth, SignedIn } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const fixture = authFixture();
const { deps, browser, now, messagesTo } = fixture;

const request = (email: string, password = PASSWORD) => ({
  email,
  name: 'Ida',
  password,
  password_confirmation: password,
});
const telling = { isNeutral: () => false };
/** Registers with a server that answers as other clients may expect. */
const register = (here = browser(), more: object = {}) => {
  const call = here.call(auth.register, handler.with({ ...deps, ...telling, ...more }));
  return async (input: ReturnType<typeof request> & { language?: 'fr' }) => SignedIn.parse(await call(input));
};
const registerByMail = (more: object = {}, here = browser()) =>
  here.call(auth.register, handler.with({ ...deps, isNeutral: () => true, ...more }));

test('200: creates an account and a session, and emails a confirmation link', async () => {
  const here = browser();
  const { user, token_type, expires_in } = await register(here)({ ...request(' Ida@Example.com '), language: 'fr' });
  expect(user).toMatchObject({
    email: 'ida@example.com',
    language: 'fr',
    has_password: true,
    email_confirmed_at: null,
  });
  expect({ token_type, expires_in }).toEqual({ token_type: 'Bearer', expires_in: 900 });
  expect([...here.jar.keys()].toSorted()).toEqual(['__Host-did', '__Host-rt']);
  const [message] = await messagesTo('ida@example.com');
  expect(message?.purpose).toBe('confirm-email');
  expect(message?.text).toContain('/fr/confirm/confirm-email/');
  expect(await deps.links.look(tokenIn(message?.text), now())).toMatchObject({ action: 'confirm-email' });
  expect(await deps.accessLog.all(user.id)).toMatchObject([{ what: 'registered', device: 'Firefox on Linux' }]);
});

test.each([
  ['America/Chicago', 'America/Chicago'],
  ['Moon/Base', 'UTC'],
  [undefined, 'UTC'],
])('200: the account has the zone of the browser: %s', async (time_zone, zone) => {
  const call = browser().call(auth.register, handler.with({ ...deps, ...telling }));
  const { user } = SignedIn.parse(
    await call({ ...request(`zone-${time_zone ?? 'none'}@example.com`.replace('/', '.')), time_zone }),
  );
  expect(user.time_zone).toBe(zone);
});

test('200: stores the password only as a hash', async () => {
  hashAtProductionCost();
  const { user } = await register()(request('hash@example.com'));
  const account = await deps.accounts.of(user.id);
  expect(account?.password).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  expect(JSON.stringify(account)).not.toContain(PASSWORD);
});

test('409: gives up when other writers always win', async () => {
  const busy = { ...deps.accounts, create: async () => Promise.reject(new Fault('request.conflict')) };
  await expect(register(browser(), { accounts: busy })(request('busy@example.com'))).rejects.toMatchObject({
    code: 'request.conflict',
  });
});

test('422: rejects a registered address', async () => {
  await register()(request('taken@example.com'));
  await expect(register()(request('TAKEN@example.com'))).rejects.toMatchObject({
    code: 'auth.email-taken',
    fields: { email: ['Email already exists'] },
  });
});

test('422: of two concurrent requests for one address, one succeeds', async () => {
  const both = await Promise.allSettled([
    register()(request('race@example.com')),
    register()(request('race@example.com')),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const lost = both.find((each) => each.status === 'rejected');
  expect(lost?.reason).toMatchObject({ code: 'auth.email-taken' });
  expect(await messagesTo('race@example.com')).toHaveLength(1);
});

test.each([
  ['among the most common', 'sunshine1', 'one@example.com', 'This password is among the most common ones.'],
  ['common in capitals', 'PASSWORD123', 'two@example.com', 'This password is among the most common ones.'],
  [
    'the address',
    'ida.lindqvist@example.com',
    'ida.lindqvist@example.com',
    'This password is little more than your name, your email address or the name Calluna.',
  ],
  [
    'the local part of the address',
    'ida.lindqvist',
    'ida.lindqvist@example.com',
    'This password is little more than your name, your email address or the name Calluna.',
  ],
  [
    'our own name',
    'calluna2026',
    'three@example.com',
    'This password is little more than your name, your email address or the name Calluna.',
  ],
])('422: a password that is %s', async (_, password, email, words) => {
  await expect(register()(request(email, password))).rejects.toMatchObject({ fields: { password: [words] } });
});

test('429: allows three times an hour for a mailbox from one network, and many mailboxes', async () => {
  const limited = register(browser(), { limits: fixture.limits });
  for (let i = 0; i < 3; i++) await limited(request(`limit+${i}@example.com`));
  await expect(limited(request('limit+3@example.com'))).rejects.toMatchObject({
    code: 'request.too-many',
    until: expect.any(String) as string,
  });
  for (let i = 0; i < 8; i++) await limited(request(`limit${i}@example.com`));
});

test('429: requires a browser proof before anything is looked up', async () => {
  const proof = async () => Promise.reject(new Fault('request.proof-needed'));
  const attempt = register(browser(), { proof })(request('taken@example.com'));
  await expect(attempt).rejects.toMatchObject({ code: 'request.proof-needed' });
});

describe('by mail', () => {
  const confirm = (here = browser()) => here.call(auth.confirmLink, confirmLink.with(deps));

  test('200: a free address gets a link that opens the account, confirmed and signed in, once', async () => {
    const to = 'free@example.com';
    const here = browser();
    const registration = { ...request(to), redirect: '/en/directory', time_zone: 'America/Chicago' };
    expect(await registerByMail({}, here)(registration)).toMatchObject({ is_mailed: true });
    expect(await deps.accounts.findByCredential('email', to)).toBeUndefined();
    const [message] = await messagesTo(to);
    expect(message?.text).toContain('/en/confirm/open-account/');
    const token = tokenIn(message?.text);
    expect(await confirm(here)({ token })).toMatchObject({
      action: 'open-account',
      redirect: '/en/directory',
      signed_in: {
        user: {
          email: to,
          name: 'Ida',
          time_zone: 'America/Chicago',
          has_password: true,
          email_confirmed_at: now().toISOString(),
        },
      },
    });
    expect([...here.jar.keys()].toSorted()).toEqual(['__Host-did', '__Host-register', '__Host-rt']);
    expect(await messagesTo(to)).toHaveLength(1); // the first device is no news
    await expect(confirm()({ token })).rejects.toMatchObject({ code: 'auth.link-expired' });
  });

  test('200: the owner of a taken address learns of it by mail, and the visitor nothing', async () => {
    const ida = await fixture.account();
    const answer = await registerByMail()(request(ida.email));
    expect(answer).toEqual(await registerByMail()(request('another.free@example.com')));
    const [message] = await messagesTo(ida.email);
    expect(message?.purpose).toBe('account-exists');
    expect(message?.text).toMatch(/Email already exists[^]*\/en\/login/);
    expect(message?.text).not.toContain('open-account');
    expect(await deps.accounts.of(ida.account_id)).toMatchObject({ password: ida.password, epoch: ida.epoch });
  });

  test('200: the owner of a deleted account may register again, and learns that the old one can be kept', async () => {
    const ida = await fixture.account();
    await fixture.close(ida);
    await registerByMail()(request(ida.email));
    const purposes = (await messagesTo(ida.email)).map(({ purpose }) => purpose);
    expect(purposes.toSorted()).toEqual(['account-deleted', 'confirm-email']);
  });

  test('422: nobody opens an account on the address of a deleted one without a mail', async () => {
    const ida = await fixture.account();
    await fixture.close(ida);
    await expect(register()(request(ida.email))).rejects.toMatchObject({ code: 'auth.email-taken' });
  });

  test('200: does the same work for both: one hash, one transaction, one job', async () => {
    const ida = await fixture.account();
    const workOf = async (email: string) => {
      const work: string[] = [];
      const counting = {
        commit: async (...writes: Parameters<typeof deps.commit>) => {
          work.push(`commit of ${writes.length}`);
          return deps.commit(...writes);
        },
        outbox: {
          ...deps.outbox,
          queue: (...args: Parameters<typeof deps.outbox.queue>) => ({
            ...deps.outbox.queue(...args),
            send: async () => void work.push('send'),
          }),
        },
      };
      await registerByMail(counting)(request(email));
      return work;
    };
    expect(await workOf(ida.email)).toEqual(['commit of 3', 'send']);
    expect(await workOf('third.free@example.com')).toEqual(['commit of 3', 'send']);
  });

  test('200: another browser opens it with the password of the registration', async () => {
    const to = 'phone@example.com';
    await registerByMail()(request(to));
    const token = tokenIn((await messagesTo(to))[0]?.text);
    expect(await confirm()({ token, password: PASSWORD })).toMatchObject({ signed_in: { user: { email: to } } });
  });

  test('410: of two registrations of an address, the newer one voids the link of the older', async () => {
    const to = 'victim@example.com';
    const attacker = browser();
    await registerByMail({}, attacker)(request(to, 'known to the attacker'));
    const older = tokenIn((await messagesTo(to))[0]?.text);
    const victim = browser();
    await registerByMail({}, victim)(request(to));
    const newer = (await messagesTo(to)).map(({ text }) => tokenIn(text)).find((token) => token !== older) ?? '';
    for (const here of [attacker, victim, browser()]) {
      const opening = confirm(here)({ token: older, password: 'known to the attacker' });
      await expect(opening).rejects.toMatchObject({ code: 'auth.link-expired' });
    }
    await confirm(victim)({ token: newer });
    const account = await deps.accounts.findByCredential('email', to);
    expect(await verifyPassword(PASSWORD, account?.password)).toBe(true);
  });

  test('422: another browser gives no password, or that of somebody else', async () => {
    const to = 'not.hers@example.com';
    await registerByMail()(request(to, 'known to the attacker'));
    const token = tokenIn((await messagesTo(to))[0]?.text);
    const refused = (words: string) => ({ code: 'request.invalid', fields: { password: [words] } });
    await expect(confirm()({ token })).rejects.toMatchObject(refused('This field is required.'));
    await expect(confirm()({ token, password: PASSWORD })).rejects.toMatchObject(
      refused('This is not the password that was chosen for this registration.'),
    );
    expect(await deps.accounts.findByCredential('email', to)).toBeUndefined();
  });

  test('429: the password can be tried ten times', async () => {
    const to = 'guessed@example.com';
    await registerByMail()(request(to));
    const token = tokenIn((await messagesTo(to))[0]?.text);
    const limited = browser().call(auth.confirmLink, confirmLink.with({ ...deps, limits: fixture.limits }));
    for (let i = 0; i < 10; i++) await limited({ token, password: `guess ${i}` }).catch(() => {});
    await expect(limited({ token, password: PASSWORD })).rejects.toMatchObject({ code: 'request.too-many' });
  });

  test('410: a link whose address got an account meanwhile opens nothing', async () => {
    const to = 'meanwhile@example.com';
    await registerByMail()(request(to));
    const token = tokenIn((await messagesTo(to))[0]?.text);
    await fixture.account({ email: to });
    await expect(confirm()({ token })).rejects.toMatchObject({ code: 'auth.link-expired' });
  });
});
