import { createHash } from 'node:crypto';

import { type Account, type AccountStore, type Links, openAccount } from '#functions/account/public.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import type { ClientInfo } from '#functions/platform/client-info.ts';
import { type Limiter, takeRegistration } from '#functions/platform/limits.ts';
import type { billing } from '#shared/api/billing.ts';
import type { Input } from '#shared/contract/endpoint.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import { MINUTE } from '#shared/values/duration.ts';
import { type AccountId, type CheckoutId, idFromHash } from '#shared/values/id.ts';

type Deps = { accounts: AccountStore; links: Links; outbox: Outbox; limits: Limiter };

/** For how long a repeated checkout finds the account that it opened. */
const REPEAT_MINUTES = 30;

/**
 * The account of a visitor who pays. Its id follows from the id of the checkout, which only this browser knows.
 *
 * @param requirePayable checks the card before the account is opened: a refused request leaves none
 * @throws auth.email-taken
 */
export async function visitor(
  input: Input<typeof billing.checkout> & { email: string },
  from: ClientInfo,
  requirePayable: (account_id: AccountId) => Promise<void>,
  deps: Deps,
  now: Date,
): Promise<Account> {
  const { email, language, time_zone, checkout_id } = input;
  const { network } = from;
  const opened = await openedBy(input, deps, now);
  if (opened) return opened;
  const account_id = accountIdOf(checkout_id);
  await takeRegistration(deps.limits, { network, email }, now);
  await requirePayable(account_id);
  return openAccount({ account_id, email, language, time_zone, from }, deps, now).catch(async (error: unknown) => {
    const meanwhile = await openedBy(input, deps, now); // a concurrent request opened it
    if (meanwhile) return meanwhile;
    // The answer says that the address has an account: one network gets it a few times.
    if (asFault(error).code === 'auth.email-taken') await deps.limits.take('checkout-taken', { network }, now);
    throw error;
  });
}

/** The account that an earlier request for this checkout opened; undefined where none did, or it is late. */
export async function openedBy(
  { email, checkout_id }: Pick<Input<typeof billing.checkout>, 'email' | 'checkout_id'>,
  { accounts }: Pick<Deps, 'accounts'>,
  now: Date,
): Promise<Account | undefined> {
  const opened = await accounts.of(accountIdOf(checkout_id));
  const isSame = opened?.email === email && opened?.password === null && !isLate(opened.created_at, now);
  return isSame ? opened : undefined;
}

const accountIdOf = (checkout_id: CheckoutId) =>
  idFromHash('account', createHash('sha256').update(`visitor ${checkout_id}`).digest());

const isLate = (created_at: string, now: Date) => Date.parse(created_at) + REPEAT_MINUTES * MINUTE <= now.getTime();
