import { accountStore } from '#functions/account/public.ts';
import { chargeStore } from '#functions/billing/charge-store.ts';
import { readMembership } from '#functions/billing/membership.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { billing } from '#shared/api/billing.ts';

const live = { accounts: accountStore(table), subscriptions: subscriptionStore(table), charges: chargeStore(table) };

export const handler = handle(billing.getMembership, live, ({ member }, stores) =>
  readMembership(member.accountId, stores),
);
