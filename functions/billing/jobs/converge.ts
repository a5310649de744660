import * as z from 'zod';

import { dispute } from '#functions/billing/charge/dispute.ts';
import { advanceCharge } from '#functions/billing/charge/advance.ts';
import { billingContext } from '#functions/billing/context.ts';
import { job } from '#functions/platform/job.ts';
import { table } from '#functions/platform/table/live.ts';
import { payments } from '#functions/providers/payments/live.ts';
import { AccountId, ChargeId } from '#shared/values/id.ts';

const live = { context: billingContext(table, payments) };

/** Something happened to a payment. What, the provider is asked; and the charge it is for goes on from there. */
export const handler = job(
  'billing.converge',
  z.object({
    intent_id: z.string(),
    /** The charge that it is for, of an event that tells no more than how the bank answered. */
    of: z.object({ account_id: AccountId, charge_id: ChargeId }).optional(),
  }),
  live,
  async (event, { context }, now) => {
    // That answer is mostly written down by now: nobody need be asked, and on a busy day the provider would refuse to say.
    const known = event.of && (await context.charges.of(event.of.account_id, event.of.charge_id));
    if (known?.intent_id === event.intent_id && known.state === 'settled') return;
    const payment = await (await context.payments()).retrievePayment(event.intent_id);
    const { charge_id, account_id, intent_id } = payment;
    const charge = charge_id && account_id && (await context.charges.of(account_id, charge_id));
    // A payment that is not the charge’s own was never asked of a bank: it is what a lost answer left behind.
    if (!charge || charge.intent_id !== intent_id) return;
    const { subscription_id, period } = charge;
    await advanceCharge({ account_id, subscription_id, period }, context, now, { refetch: true });
    if (payment.state === 'paid' && payment.disputed) await dispute({ account_id, charge_id }, context, now);
  },
);
