import type Stripe from 'stripe';

import { declineOf } from '#functions/providers/payments/card-errors.ts';
import { fromStripe } from '#functions/providers/payments/money.ts';
import {
  type KnownCard,
  OutcomeUnknown,
  type Payment,
  type PaymentEvent,
  type SetupIntent,
} from '#functions/providers/payments/port.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { type Wallet, wallets } from '#shared/values/wallet.ts';
import { AccountId, ChargeId } from '#shared/values/id.ts';

type StripeCard = Pick<
  Stripe.PaymentMethod.Card,
  'brand' | 'last4' | 'exp_month' | 'exp_year' | 'country' | 'fingerprint'
> & { wallet?: { type: string } | null };

/** The wallet that gave a card, if it is one that we can name. */
function walletOf({ wallet }: Pick<StripeCard, 'wallet'>): { wallet?: Wallet } {
  const known = wallets.find((each) => each === wallet?.type);
  return known ? { wallet: known } : {};
}

/** A card as we store it. Other payment methods, such as bank accounts, are not supported. */
export function knownCard(card: StripeCard | null | undefined, payment_method: string | null): KnownCard {
  if (!card) throw new Fault('billing.card-unsupported');
  const { brand, last4, exp_month, exp_year, country, fingerprint } = card;
  if (!fingerprint) throw new Fault('billing.card-unsupported');
  return { brand, last4, exp_month, exp_year, ...walletOf(card), fingerprint, country, payment_method };
}

export function setupIntentOf(intent: Stripe.SetupIntent): SetupIntent {
  const { id: intent_id, status, payment_method, last_setup_error, client_secret } = intent;
  switch (status) {
    case 'succeeded':
      if (payment_method === null || typeof payment_method === 'string')
        throw new OutcomeUnknown('The response has no card');
      return { intent_id, state: 'saved', card: knownCard(payment_method.card, payment_method.id) };
    case 'requires_action':
      return { intent_id, state: 'action', client_secret: client_secret ?? '' };
    case 'processing':
      return { intent_id, state: 'processing' };
    default:
      // Intents are confirmed on creation: one that waits for a card without an error was never confirmed.
      return last_setup_error && status !== 'canceled'
        ? { intent_id, state: 'declined', decline: declineOf(last_setup_error) }
        : { intent_id, state: 'void' };
  }
}

export function paymentOf(intent: Stripe.PaymentIntent): Payment {
  const { id: intent_id, status, metadata, last_payment_error, client_secret } = intent;
  const of = {
    intent_id,
    charge_id: ChargeId.safeParse(metadata.charge_id).data ?? null,
    account_id: AccountId.safeParse(metadata.account_id).data ?? null,
  };
  switch (status) {
    case 'succeeded':
      return { ...of, state: 'paid', ...capturedPayment(intent) };
    case 'canceled':
      return { ...of, state: 'void' };
    case 'requires_action':
      return { ...of, state: 'action', client_secret: client_secret ?? '' };
    case 'requires_confirmation':
      return { ...of, state: 'unconfirmed' };
    case 'requires_payment_method':
      return last_payment_error
        ? {
            ...of,
            state: 'declined',
            decline: declineOf(last_payment_error),
            refusal_id: last_payment_error.charge ?? null,
          }
        : { ...of, state: 'unconfirmed' };
    default:
      return { ...of, state: 'processing' };
  }
}

/** The captured amount, its card and its refunds. */
function capturedPayment({ amount_received, currency, latest_charge, payment_method }: Stripe.PaymentIntent) {
  if (latest_charge === null || typeof latest_charge === 'string')
    throw new OutcomeUnknown('The response has no charge');
  const { card } = latest_charge.payment_method_details ?? {};
  return {
    amount: fromStripe(amount_received, currency),
    card: {
      brand: card?.brand ?? 'card',
      last4: card?.last4 ?? '0000',
      exp_month: card?.exp_month ?? 1,
      exp_year: card?.exp_year ?? 1970,
      ...(card && walletOf(card)),
    },
    payment_method: typeof payment_method === 'string' ? payment_method : (payment_method?.id ?? null),
    refund: refundIn(latest_charge),
    disputed: latest_charge.disputed,
  };
}

/** The full refund. A partial refund, made in Stripe’s dashboard, does not count: the rest can still be refunded. */
function refundIn({ refunded, refunds }: Stripe.Charge) {
  const latest = refunds?.data.find((each) => refundState(each) !== 'failed') ?? refunds?.data[0];
  if (!latest) return null;
  const state = refundState(latest);
  return refunded || state === 'failed' ? { refund_id: latest.id, state } : null;
}

export function refundState({ status }: Stripe.Refund): 'pending' | 'done' | 'failed' {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** The subject of an event: a payment, a saved card, or nothing we handle. */
export function aboutOf({ type, data }: Stripe.Event): PaymentEvent['about'] {
  const object = data.object as { id?: unknown; payment_intent?: unknown; metadata?: Stripe.Metadata };
  const about = (kind: 'payment' | 'saving', id: unknown) =>
    typeof id === 'string' ? { kind, id, ...(answers.has(type) && chargeIn(object.metadata)) } : null;
  if (type.startsWith('payment_intent.')) return about('payment', object.id);
  if (type.startsWith('setup_intent.')) return about('saving', object.id);
  if (type.startsWith('charge.') || type.startsWith('refund.')) return about('payment', object.payment_intent);
  return null;
}

/** Events that only report the bank's answer. */
const answers = new Set<Stripe.Event['type']>([
  'payment_intent.created',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.succeeded',
  'charge.failed',
]);

function chargeIn(metadata: Stripe.Metadata = {}) {
  const account_id = AccountId.safeParse(metadata.account_id).data;
  const charge_id = ChargeId.safeParse(metadata.charge_id).data;
  return account_id && charge_id && { of: { account_id, charge_id } };
}
