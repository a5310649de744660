import type { BillingContext } from '#functions/billing/context.ts';
import { chargeIdOf } from '#functions/billing/domain/charge.ts';
import { nextDue, type Subscription, willRenew } from '#functions/billing/domain/subscription.ts';
import {
  isContinuable,
  isKeepable,
  isPausable,
  keepSubscription,
  pauseSubscription,
  resumeSubscription,
} from '#functions/billing/domain/subscription-changes.ts';
import { keptEmail, pausedEmail, resumedEmail } from '#functions/billing/subscription/change-emails.ts';
import { wakeDueMonth } from '#functions/billing/subscription/cancel.ts';
import type { Account } from '#functions/account/public.ts';
import type { Limiter } from '#functions/platform/limits.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';
import { isSameAmount, type Money } from '#shared/values/money.ts';

export type ChangeContext = { context: BillingContext; limits: Limiter };
type Stores = Pick<BillingContext, 'subscriptions' | 'charges'>;

/** A change of a running or cancelled membership; undefined where it is as asked already. */
type Change = (was: Revised<Subscription>) => Promise<Subscription | undefined> | Subscription | undefined;

/**
 * Takes the cancellation of a membership back: nothing is charged before the old date. A repeated request returns the
 * same.
 *
 * @throws billing.no-active-subscription billing.not-changeable billing.not-allowed request.too-many
 */
export const keep = (account_id: AccountId, deps: ChangeContext, now: Date): Promise<Subscription> =>
  change(
    account_id,
    async (was) => {
      if (willRenew(was)) return undefined;
      if (!isKeepable(was, now) || (await hasNextCharge(was, deps.context))) throw new Fault('billing.not-changeable');
      return keepSubscription(was, now);
    },
    keptEmail,
    deps,
    now,
  );

/**
 * Pauses a membership for some months. A repeated request returns the same.
 *
 * @throws billing.no-active-subscription billing.not-changeable billing.not-allowed request.too-many
 */
export const pause = (
  { account_id, months }: { account_id: AccountId; months: number },
  deps: ChangeContext,
  now: Date,
): Promise<Subscription> =>
  change(
    account_id,
    async (was) => {
      if (!willRenew(was)) throw new Fault('billing.no-active-subscription');
      if (was.pause?.months === months) return undefined;
      if (!isPausable(was) || (await hasNextCharge(was, deps.context))) throw new Fault('billing.not-changeable');
      const next = pauseSubscription(was, months, now);
      if (nextDue(next) <= now.toISOString()) throw new Fault('billing.not-changeable');
      return next;
    },
    pausedEmail,
    deps,
    now,
  );

/**
 * Ends a pause. Where the paid time is over, the next month starts and is charged now: only if `charge_now`, the amount
 * that the member saw, says so. A repeated request returns the same.
 *
 * @throws billing.no-active-subscription billing.offer-changed billing.not-allowed request.too-many
 */
export async function resume(
  { account_id, charge_now }: { account_id: AccountId; charge_now: Money | null },
  deps: ChangeContext,
  now: Date,
): Promise<Subscription> {
  const resumed = await change(
    account_id,
    (was) => {
      if (!willRenew(was)) throw new Fault('billing.no-active-subscription');
      if (!was.pause) return undefined;
      const next = resumeSubscription(was, now);
      const due = nextDue(next) <= now.toISOString() ? next.price : null;
      if (!isSameAmount(due, charge_now)) throw new Fault('billing.offer-changed');
      return next;
    },
    (next, ...more) => (nextDue(next) > now.toISOString() ? resumedEmail(next, ...more) : undefined),
    deps,
    now,
  );
  await wakeDueMonth(resumed, deps.context, now);
  return resumed;
}

/** The cancelled membership that a checkout continues at the end of its paid time; undefined where none. */
export async function continuable(
  account_id: AccountId,
  stores: Stores,
  now: Date,
): Promise<Revised<Subscription> | undefined> {
  const was = await stores.subscriptions.of(account_id);
  const isOpen = was && isContinuable(was, now) && !(await hasNextCharge(was, stores));
  return isOpen ? was : undefined;
}

/** A charge of the next month that was begun, and voided by the cancellation, can never be paid. */
const hasNextCharge = async (
  { account_id, subscription_id, period }: Subscription,
  { charges }: Pick<Stores, 'charges'>,
): Promise<boolean> => (await charges.of(account_id, chargeIdOf(subscription_id, period + 1))) !== undefined;

/** Saves a change with its email in one transaction; the account must be open, and allowed to pay. */
async function change(
  account_id: AccountId,
  apply: Change,
  emailOf: (
    next: Subscription,
    account: Account,
    context: BillingContext,
    now: Date,
  ) => ReturnType<typeof keptEmail> | undefined,
  { context, limits }: ChangeContext,
  now: Date,
): Promise<Subscription> {
  let isCounted = false;
  return retryOnConflict(async () => {
    const [account, was, customer] = await Promise.all([
      context.accounts.of(account_id),
      context.subscriptions.of(account_id),
      context.subscriptions.customer(account_id),
    ]);
    if (!account || account.closed_at || !was) throw new Fault('billing.no-active-subscription');
    const next = await apply(was);
    if (!next) return was;
    if (customer?.blocked) throw new Fault('billing.not-allowed');
    if (!isCounted) await limits.take('membership-change', { account: account_id }, now);
    isCounted = true;
    const email = await emailOf(next, account, context, now);
    await context.commit(
      context.subscriptions.write(next, was),
      // Fails where the account is being deleted.
      context.accounts.hold(account),
      ...(email ? [email.write] : []),
    );
    await email?.send();
    return next;
  });
}
