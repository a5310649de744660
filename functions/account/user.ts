import type { Account } from '#functions/account/store.ts';
import type { Member } from '#functions/platform/session.ts';
import type { User } from '#shared/api/account.ts';

/** An account as its owner, or support on their behalf, sees it. */
export const userView = (account: Account, member: Pick<Member, 'subscribedUntil' | 'support'>): User => ({
  id: account.account_id,
  name: account.name,
  email: account.email,
  email_confirmed_at: account.email_confirmed_at,
  phone: account.phone,
  phone_confirmed_at: account.phone_confirmed_at,
  language: account.language,
  portuguese: account.portuguese ?? 'auto',
  time_zone: account.time_zone,
  reason_for_use: account.reason_for_use,
  created_at: account.created_at,
  subscribed_until: member.subscribedUntil,
  has_password: account.password !== null,
  password_changed_at: account.password_changed_at,
  has_google: account.google !== null,
  has_phone_login: account.phone_confirmed_at !== null,
  has_second_factor: account.second_factor,
  has_passkey: account.has_passkey === true,
  passkey_offered_at: account.passkey_offered_at ?? null,
  works_for_support: account.is_support === true,
  support: member.support,
});
