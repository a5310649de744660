import { agreementOn } from '#functions/billing/agreement.ts';
import { type CheckoutContext, startCheckout } from '#functions/billing/checkout/start-checkout.ts';
import { advanceCharge } from '#functions/billing/charge/advance.ts';
import { billingContext } from '#functions/billing/context.ts';
import { checkoutStore } from '#functions/billing/checkout-store.ts';
import { dueAfter } from '#functions/billing/domain/period.ts';
import { offerAt } from '#functions/billing/offer.ts';
import { renderMessage } from '#functions/messaging/templates/render.ts';
import { outboxOf } from '#functions/messaging/outbox.ts';
import { messageStore } from '#functions/messaging/store.ts';
import { appSecret } from '#functions/platform/secret.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { payments as livePayments } from '#functions/providers/payments/live.ts';
import type { DemoAccount } from '#scripts/dev/demo-accounts.ts';
import type { StripeDouble } from '#functions/providers/payments/double/stripe-double.ts';
import { newId } from '#shared/values/id.ts';

/** A test card that always succeeds, valid for longer than the dev clock can be moved. */
const CARD = { number: '4242424242424242', exp_month: 12, exp_year: 2049, cvv: '123' };

/**
 * Starts the membership of the demo subscriber by the normal checkout with a test card, dated to the day the account
 * was opened, and pays the current month if that is a later one. An existing membership is left as it is.
 */
export async function subscribeDemo(
  all: DemoAccount[],
  {
    table,
    stripe,
    payments = livePayments,
  }: { table: Table; stripe: Pick<StripeDouble, 'card'>; payments?: typeof livePayments },
  now: Date,
): Promise<void> {
  const account = all.find(({ as }) => as === 'subscriber');
  if (!account) return;
  const { account_id, created_at, language } = account;
  const deps = contextWithoutMail(table, payments);
  if (await deps.subscriptions.of(account_id)) return;

  const then = new Date(created_at);
  const from = {
    network: '127.0.0.0/24',
    device: 'Firefox on Linux',
    country: null,
    region: null,
    gpc: false,
    portuguese: 'pt-BR',
  } as const;
  const { digest: offer } = offerAt(then, { had_trial: true });
  const agreement = agreementOn({ account_id, had_trial: true, offer, language, from }, then);
  const confirmation_token = stripe.card(CARD).id;
  const go = { account, kind: 'membership' as const, checkout_id: newId('checkout', then.getTime()), digest: offer };
  await startCheckout({ ...go, confirmation_token, charge_now: null, device: null, from, ...agreement }, deps, then);

  const begun = await deps.subscriptions.of(account_id);
  const period = begun && dueAfter(begun.anchor, begun.period, now);
  if (period) await advanceCharge({ account_id, subscription_id: begun.subscription_id, period }, deps, now);
}

/** A context whose emails count as sent: they are in the outbox, and none is sent again. It has no rate limits. */
function contextWithoutMail(table: Table, payments: typeof livePayments): CheckoutContext {
  const messages = messageStore(table);
  const nothing = async () => {};
  return {
    ...billingContext(table, payments, nothing),
    checkouts: checkoutStore(table),
    limits: { take: nothing },
    secret: appSecret,
    outbox: {
      ...outboxOf(table),
      queue(message, now) {
        const sent = { ...renderMessage(message, now), state: 'sent' as const, sent_at: now.toISOString() };
        return { message_id: sent.message_id, write: messages.enqueue(sent), send: nothing };
      },
    },
  };
}
