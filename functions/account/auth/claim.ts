import type { Account } from '#functions/account/store.ts';

/**
 * The account as it is for whoever has just opened a link in its mail. Of an address that was never confirmed anybody may
 * have opened the account: it is its reader’s from now on, and nothing that was set before leads into it any more.
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

/** A link that was made before the last change of the password may be somebody’s who was locked out by that change. */
export const isOutdated = ({ made_at }: { made_at: string }, { password_changed_at }: Account): boolean =>
  password_changed_at !== null && password_changed_at > made_at;
