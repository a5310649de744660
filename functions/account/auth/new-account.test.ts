import { expect, test } from 'vitest';

import { openAccount } from '#functions/account/auth/new-account.ts';
import { verifyPassword } from '#functions/account/auth/passwords/passwords.ts';
import { authFixture } from '#functions/account/auth/testing.ts';

const fixture = authFixture();
const { deps, now } = fixture;
const from = { portuguese: 'pt-BR', country: 'ES' } as const;
const open = (attributes: object) =>
  openAccount({ email: 'rosa@example.com', language: 'es', from, ...attributes }, deps, now());

test('an email address alone creates an account and sends a localized confirmation email', async () => {
  const { account_id } = await open({});
  const account = await deps.accounts.findByCredential('email', 'rosa@example.com');
  expect(account).toMatchObject({ account_id, name: '', time_zone: 'UTC', password: null, email_confirmed_at: null });
  expect(await fixture.messagesTo('rosa@example.com')).toMatchObject([{ purpose: 'confirm-email', language: 'es' }]);
});

test('writes to Portugal in its own Portuguese, and to a Brazilian there in theirs', async () => {
  const email = 'ines@example.com';
  const from = { portuguese: 'pt-PT', country: 'PT' };
  expect(await open({ email, language: 'pt', from })).toMatchObject({ portuguese: 'pt-PT' });
  const [welcome] = await fixture.messagesTo(email);
  expect(welcome?.text).toContain('Damos-lhe as boas-vindas');
  const brazilian = { email: 'ana@example.com', language: 'pt', from: { portuguese: 'pt-BR', country: 'PT' } };
  expect((await open(brazilian)).portuguese).toBeUndefined();
});

test('stores the given profile, and only the hash of the password', async () => {
  const attributes = {
    email: 'noor@example.com',
    name: 'Noor',
    time_zone: 'Asia/Amman',
    password: 'moor-lantern-late',
  };
  const account = await open(attributes);
  expect(account).toMatchObject({ name: 'Noor', time_zone: 'Asia/Amman', password_changed_at: now().toISOString() });
  expect(account.password).not.toContain(attributes.password);
  expect(await verifyPassword(attributes.password, account.password)).toBe(true);
});

test('concurrent registrations of one address create one account', async () => {
  const email = 'piet@example.com';
  const results = await Promise.allSettled(Array.from({ length: 4 }, () => open({ email })));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const each of results) {
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'auth.email-taken' });
  }
  expect(await fixture.messagesTo(email)).toHaveLength(1);
});
