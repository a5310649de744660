import type { Account } from '#functions/account/store.ts';

/**
 * The account after its emailed link was opened. Someone else may have registered the unconfirmed address, so the owner
 * of the mailbox takes the account over: the address is confirmed, and earlier credentials are removed.
 */
export function claimAccount<A extends Account>(account: A, now: Date): A {
  if (account.email_confirmed_at) return account;
  return {
    ...account,
    email_confirmed_at: now.toISOString(),
    epoch: account.epoch + 1,
    password: null,
    password_changed_at: null,
    google: null,
    phone: null,
    phone_confirmed_at: null,
    second_factor: false,
  };
}

/** A link older than the last password change may belong to someone that the change locked out. */
export const isOutdated = ({ made_at }: { made_at: string }, { password_changed_at }: Account): boolean =>
  password_changed_at !== null && password_changed_at > made_at;
