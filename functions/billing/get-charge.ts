import { accountStore } from '#functions/account/public.ts';
import { chargeStore } from '#functions/billing/charge-store.ts';
import { isCurrent } from '#functions/billing/charge/refund.ts';
import { creditsOf } from '#functions/billing/credits.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import { chargeView } from '#functions/billing/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { billing } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  accounts: accountStore(table),
  subscriptions: subscriptionStore(table),
  charges: chargeStore(table),
  credits: creditsOf(table),
};

export const handler = handle(billing.getCharge, live, async ({ input, member, now }, stores) => {
  const { accounts, subscriptions, charges, credits } = stores;
  const account_id = member.accountId;
  const [charge, subscription, account, { left }] = await Promise.all([
    charges.of(account_id, input.charge_id),
    subscriptions.of(account_id),
    accounts.of(account_id),
    credits.of(account_id),
  ]);
  if (!charge || !account) throw new Fault('billing.charge-not-found');
  const consent = await subscriptions.consent(account_id, charge.consent_id);
  const shown = chargeView(charge, consent, now);
  const current = isCurrent(charge, subscription);
  return {
    ...shown,
    refund_would: shown.refundable_until ? { end_membership: current, end_credits: current ? left : 0 } : null,
    name: account.name,
    email: account.email,
  };
});
