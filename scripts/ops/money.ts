import { accessLog } from '#functions/account/auth/store.ts';
import { chargeStore } from '#functions/billing/charge-store.ts';
import { cancel } from '#functions/billing/subscription/cancel.ts';
import { refund } from '#functions/billing/charge/refund.ts';
import { type BillingContext, billingContext } from '#functions/billing/context.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { NothingHappened } from '#functions/providers/payments/port.ts';
import { UserError } from '#scripts/user-error.ts';
import { accountOf } from '#scripts/ops/accounts.ts';
import type { Because } from '#scripts/ops/options.ts';
import { describeCharge } from '#scripts/ops/payments.ts';
import { formatMoney } from '#shared/values/money.ts';

/** Support may refund older charges than customers can themselves. */
const EVER_DAYS = 36_500;

/**
 * Only records the decision: an operator needs no secret of the payment provider and no right to invoke functions. The
 * sweep calls the provider within minutes.
 */
const contextHere = (table: Table): BillingContext =>
  billingContext(
    table,
    () => Promise.reject(new NothingHappened('An operator asks nothing of the payment provider')),
    () => Promise.resolve(),
  );

/** Gives a charge back in full. Of the month that runs, that ends the membership and its credits as well. */
export async function refundCharge(who: string, which: string, { reason, operator }: Because, table: Table, now: Date) {
  const { account_id } = await accountOf(who, table);
  const all = await chargeStore(table).all(account_id);
  const charge = all.find(({ charge_id, receipt_number }) => which === charge_id || which === receipt_number);
  if (!charge) throw new UserError('This account has no charge of this id or receipt.');
  if (charge.refund) return `It goes back already: ${describeCharge(charge)}.`;
  const request = { account_id, charge_id: charge.charge_id, because: 'support' as const, also_cancel: false };
  await refund({ ...request, days: EVER_DAYS }, contextHere(table), now);
  const log = accessLog(table);
  await log.commit(log.line(account_id, { what: 'support-refunded', details: reason }, now));
  return `${operator} gives ${formatMoney(charge.amount, 'en')} back to ${account_id}. It is decided, and leaves within ten minutes.`;
}

/** Cancels a membership at the end of the paid period: later captures are refunded. */
export async function cancelMembership(
  who: string,
  { reason, operator }: Because,
  table: Table,
  now: Date,
): Promise<string> {
  const { account_id } = await accountOf(who, table);
  const ended = await cancel({ account_id, because: 'support' }, contextHere(table), now);
  if (ended.cancelled_at !== now.toISOString()) return `It was ended before, at ${ended.cancelled_at}.`;
  const log = accessLog(table);
  await log.commit(log.line(account_id, { what: 'support-cancelled', details: reason }, now));
  return `${operator} has ended the membership of ${account_id}, which is paid until ${ended.paid_until}.`;
}

/**
 * Allows or forbids an account to pay: start a membership or replace a card. A running membership continues until
 * cancelled.
 */
export const setPaying = (who: string, may: boolean, { reason, operator }: Because, table: Table, now: Date) =>
  retryOnConflict(async () => {
    const { account_id } = await accountOf(who, table);
    const subscriptions = subscriptionStore(table);
    const was = await subscriptions.customer(account_id);
    if (may && !was?.blocked) return 'They may pay.';
    if (!may && was?.blocked) return `They may not pay already, since ${was.blocked.at}.`;
    const blocked = may ? null : { at: now.toISOString(), reason: `${operator}: ${reason}` };
    const what = may ? 'paying-allowed' : 'paying-blocked';
    await table.commit(
      subscriptions.writeCustomer({ account_id, customer_id: was?.customer_id ?? null, blocked }, was),
      accessLog(table).line(account_id, { what, details: reason }, now),
    );
    return may ? `${operator} lets ${account_id} pay again.` : `${account_id} may not pay any more.`;
  });
