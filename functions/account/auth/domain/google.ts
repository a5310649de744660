/** How long a Google sign-in may take. */
export const MINUTES = 10;

/** Whose Google account it is: by the key that never changes; the address is only shown. */
export type Connection = { subject: string; email: string };

/** What to do with a verified Google identity. */
type Entrance = 'signs-in' | 'asks-by-mail' | 'opens' | 'refused';

/**
 * An account opens only for its connected Google identity. An account that merely has the same address is confirmed by
 * email first, since someone else may have registered it. An address that Google has not verified opens nothing.
 */
export function entrance(
  { isVerified }: { isVerified: boolean },
  existing: { byKey: object | undefined; byEmail: object | undefined },
): Entrance {
  if (existing.byKey) return 'signs-in';
  if (!isVerified) return 'refused';
  return existing.byEmail ? 'asks-by-mail' : 'opens';
}

/** Whether the account can sign in without Google. */
export const hasAnotherWayIn = (account: { password: string | null; phone_confirmed_at: string | null }): boolean =>
  account.password !== null || account.phone_confirmed_at !== null;
