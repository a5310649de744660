import { type Role, signInWith } from '#frontend/lib/session.ts';
import { answer } from '#frontend/testing/mock.ts';
import { account, type User } from '#shared/api/account.ts';
import { newId } from '#shared/values/id.ts';

/** A confirmed, paying member; `but` overrides fields. */
export const aUser = (but: Partial<User> = {}): User => ({
  id: newId('account'),
  name: 'Ida Brandt',
  email: 'ida@example.com',
  email_confirmed_at: '2026-10-01T09:00:00.000Z',
  phone: '+14255550123',
  phone_confirmed_at: '2026-10-01T09:05:00.000Z',
  language: 'en',
  portuguese: 'auto',
  time_zone: 'America/Chicago',
  reason_for_use: 'reconnect',
  created_at: '2026-10-01T09:00:00.000Z',
  subscribed_until: '2027-01-01T00:00:00.000Z',
  has_password: true,
  password_changed_at: '2026-10-01T09:00:00.000Z',
  has_google: false,
  has_phone_login: true,
  has_second_factor: false,
  has_passkey: false,
  passkey_offered_at: null,
  works_for_support: false,
  support: null,
  ...but,
});

const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '');

/** An unsigned access token: pages read it, only a server would verify it. */
export const aToken = ({
  role = 'member',
  sub = 'acc_1',
  iat = Math.floor(Date.now() / 1000),
  exp = iat + 900,
}: { role?: Role; sub?: string; iat?: number; exp?: number } = {}): string =>
  `${encode({ alg: 'ES256' })}.${encode({ role, sub, iat, exp, jti: (issued += 1) })}.c2ln`;
let issued = 0;

/** Signs in to this browser and returns the user. */
export function signInAs(but: Partial<User> = {}): User {
  const user = aUser(but);
  answer(account.getUser, () => user);
  signInWith({ token: aToken({ role: user.support ? 'support' : 'member' }), user });
  return user;
}
