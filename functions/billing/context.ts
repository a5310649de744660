import { accountStore, linksOf } from '#functions/account/public.ts';
import { checkoutStore } from '#functions/billing/checkout-store.ts';
import { chargeStore } from '#functions/billing/charge-store.ts';
import { creditsOf } from '#functions/billing/credits.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { startJob } from '#functions/platform/start-job.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Payments } from '#functions/providers/payments/port.ts';

/** The stores and clients that billing needs. */
export const billingContext = (
  table: Table,
  payments: () => Promise<Payments>,
  start = startJob,
  secret = appSecret,
) => ({
  accounts: accountStore(table),
  links: linksOf(table),
  subscriptions: subscriptionStore(table),
  charges: chargeStore(table),
  checkouts: checkoutStore(table),
  credits: creditsOf(table),
  outbox: outboxOf(table, start),
  payments,
  start,
  /** Signs the cancel links of emails. */
  secret,
  commit: table.commit.bind(table),
});
export type BillingContext = ReturnType<typeof billingContext>;
