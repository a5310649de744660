import { expect, test } from 'vitest';

import { handler } from '#functions/account/auth/register.ts';
import { hashAtProductionCost } from '#functions/account/auth/passwords/testing.ts';
import { authFixture, PASSWORD, tokenIn } from '#functions/account/auth/testing.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const fixture = authFixture();
const { deps, browser, now, messagesTo } = fixture;

const request = (email: string, password = PASSWORD) => ({
  email,
  name: 'Ida',
  password,
  password_confirmation: password,
});
const register = (here = browser(), more: object = {}) => here.call(auth.register, handler.with({ ...deps, ...more }));

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
    'This password is among the most common ones.',
  ],
  [
    'the local part of the address',
    'ida.lindqvist',
    'ida.lindqvist@example.com',
    'This password is among the most common ones.',
  ],
  ['our own name', 'calluna2026', 'three@example.com', 'This password is among the most common ones.'],
])('422: a password that is %s', async (_, password, email, words) => {
  await expect(register()(request(email, password))).rejects.toMatchObject({ fields: { password: [words] } });
});

test('429: allows five times an hour per network', async () => {
  const limited = register(browser(), { limits: fixture.limits });
  for (let i = 0; i < 5; i++) await limited(request(`limit${i}@example.com`));
  await expect(limited(request('limit5@example.com'))).rejects.toMatchObject({
    code: 'request.too-many',
    until: expect.any(String) as string,
  });
});

test('429: requires a browser proof before anything is looked up', async () => {
  const proof = async () => Promise.reject(new Fault('request.proof-needed'));
  const attempt = register(browser(), { proof })(request('taken@example.com'));
  await expect(attempt).rejects.toMatchObject({ code: 'request.proof-needed' });
});
