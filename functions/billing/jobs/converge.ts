import * as z from 'zod';

import { dispute } from '#functions/billing/charge/dispute.ts';
import { advanceCharge } from '#functions/billing/charge/advance.ts';
import { billingContext } from '#functions/billing/context.ts';
import { job } from '#functions/platform/job.ts';
import { table } from '#functions/platform/table/live.ts';
import { payments } from '#functions/providers/payments/live.ts';
import { AccountId, ChargeId } from '#shared/values/id.ts';

const live = { context: billingContext(table, payments) };

/** Retrieves a payment that an event named, and advances its charge. */
export const handler = job(
  'billing.converge',
  z.object({
    intent_id: z.string(),
    /** The charge of the payment, for events that only report how the bank answered. */
    of: z.object({ account_id: AccountId, charge_id: ChargeId }).optional(),
  }),
  live,
  async (event, { context }, now) => {
    // Mostly the result is saved already, and a call would use up the rate limit of the provider.
    const saved = event.of && (await context.charges.of(event.of.account_id, event.of.charge_id));
    if (saved?.intent_id === event.intent_id && saved.state === 'settled') return;
    const payment = await (await context.payments()).retrievePayment(event.intent_id);
    const { charge_id, account_id, intent_id } = payment;
    const charge = charge_id && account_id && (await context.charges.of(account_id, charge_id));
    // Another payment than the one of the charge was never confirmed: a lost answer left it behind.
    if (!charge || charge.intent_id !== intent_id) return;
    const { subscription_id, period } = charge;
    await advanceCharge({ account_id, subscription_id, period }, context, now, { refetch: true });
    if (payment.state === 'paid' && payment.disputed) await dispute({ account_id, charge_id }, context, now);
  },
);
