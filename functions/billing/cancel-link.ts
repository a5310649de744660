import { type Account, type AccountStore, isUndoable, eraseAt } from '#functions/account/public.ts';
import { type Subscription, willRenew } from '#functions/billing/domain/subscription.ts';
import { readCancelToken } from '#functions/billing/links.ts';
import { Fault } from '#shared/errors/catalogue.ts';

type CancelRef = Pick<Subscription, 'account_id' | 'subscription_id'>;
type Deps = { accounts: Pick<AccountStore, 'of'>; secret: () => Promise<string> };

/**
 * The membership that a cancel link names.
 *
 * @throws billing.link-incomplete where it is cut or forged
 * @throws auth.account-closed where its account is being deleted
 * @throws billing.no-active-subscription where its account is deleted
 */
export async function readCancelLink(token: string, { accounts, secret }: Deps, now: Date): Promise<CancelRef> {
  const named = await readCancelToken(token, secret);
  if (!named) throw new Fault('billing.link-incomplete');
  requireOpen(await accounts.of(named.account_id), now);
  return named;
}

/**
 * Refuses what a mailed link would change for an account that its owner deleted: nothing renews, and only the link in the
 * mail about the deletion gives the membership back.
 *
 * @throws auth.account-closed with the end of the time to undo that
 * @throws billing.no-active-subscription after it
 */
export function requireOpen(account: Account | undefined, now: Date): asserts account is Account {
  if (account && isUndoable(account, now)) {
    throw new Fault('auth.account-closed', { until: eraseAt(account)!.toISOString() });
  }
  if (!account || account.closed_at) throw new Fault('billing.no-active-subscription');
}

/**
 * Refuses the link of another membership than the account’s last one.
 *
 * @throws billing.earlier-membership where another one runs
 * @throws auth.link-expired where none does
 */
export function requireSame<S extends Subscription>(
  named: Pick<CancelRef, 'subscription_id'>,
  subscription: S | undefined,
): S {
  if (subscription?.subscription_id === named.subscription_id) return subscription;
  throw new Fault(subscription && willRenew(subscription) ? 'billing.earlier-membership' : 'auth.link-expired');
}
