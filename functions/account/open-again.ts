import { type Account, type AccountStore, type Credential, credentialsOf } from '#functions/account/store.ts';

type Deps = { accounts: Pick<AccountStore, 'findByCredential'> };

/**
 * A closed account as it is when it is open again: without the number and the Google account that another one has by now.
 * Its address may be another’s as well.
 */
export async function openAgain<A extends Account>(closed: A, now: Date, deps: Deps): Promise<Account> {
  const { closed_at, closed_by: _, ...open } = closed;
  const taken = await takenOf(closed, deps);
  return {
    ...open,
    ...(closed_at && { reopened: { closed_at, at: now.toISOString() } }),
    ...(taken.has('phone') && { phone: null, phone_confirmed_at: null }),
    ...(taken.has('google') && { google: null }),
  };
}

/** The kinds of credentials of a closed account that are those of another account now. */
export async function takenOf({ closed_at, ...open }: Account, { accounts }: Deps): Promise<Set<Credential['kind']>> {
  const holders = await Promise.all(
    credentialsOf(open).map(async ({ kind, value, account_id }) => {
      const holder = await accounts.findByCredential(kind, value);
      return holder && holder.account_id !== account_id ? [kind] : [];
    }),
  );
  return new Set(holders.flat());
}
