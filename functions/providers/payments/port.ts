import type { CardError } from '#shared/errors/card-errors.ts';
import type { AccountId, ChargeId, CheckoutId } from '#shared/values/id.ts';
import type { Card } from '#shared/values/membership.ts';
import type { Money } from '#shared/values/money.ts';

/** A card at the provider. `fingerprint` is the same for the same number in every account. */
export type KnownCard = Card & {
  /** By which it is charged; null of one that was only shown, and not saved. */
  payment_method: string | null;
  fingerprint: string;
  /** ISO code of the issuing country; null if unknown. */
  country: string | null;
};

/** Why the bank refused. After a `hard` refusal the same card is never tried again by us. */
export type Decline = { code: CardError; isHardDecline: boolean };

/** The state of saving a card. */
export type SetupIntent = { intent_id: string } & (
  | { state: 'saved'; card: KnownCard }
  | { state: 'action'; client_secret: string }
  | { state: 'processing' }
  | { state: 'declined'; decline: Decline }
  | { state: 'void' }
);

export type Refund = { refund_id: string; state: 'pending' | 'done' | 'failed' };

/** What a payment is created with. `suffix` is added to our name on the statement. */
export type PaymentRequest = {
  charge_id: ChargeId;
  account_id: AccountId;
  customer_id: string;
  amount: Money;
  suffix: string | null;
};

/** A saved card, or one from the card fields, which is saved by the payment: the bank challenges once for both. */
export type PaidWith = { payment_method: string } | { confirmation_token: string };

/** The state of a charge's payment. `unconfirmed`: not yet sent to the bank. */
export type Payment = { intent_id: string; charge_id: ChargeId | null; account_id: AccountId | null } & (
  | { state: 'unconfirmed' }
  | { state: 'processing' }
  | { state: 'action'; client_secret: string }
  /** `refusal_id` identifies this decline, if it has an id; it is repeated until the bank answers again. */
  | { state: 'declined'; decline: Decline; refusal_id: string | null }
  | {
      state: 'paid';
      amount: Money;
      card: Card;
      /** The card to charge again; null where the provider did not keep it. */
      payment_method: string | null;
      refund: Refund | null;
      /** Whether the payment is disputed: then only the bank can return it. */
      disputed: boolean;
    }
  | { state: 'void' }
);

/**
 * The subject of a signed event. Its content is only a hint: the handler retrieves the object. `of` is the charge of a
 * payment, set if the event only reports the bank's answer.
 */
export type PaymentEvent = {
  event_id: string;
  about: { kind: 'payment' | 'saving'; id: string; of?: { account_id: AccountId; charge_id: ChargeId } } | null;
};

/**
 * Cards and payments. Every operation that changes something takes an idempotency key: repeated with the same key within a day it is done once.
 *
 * @throws Fault for a permanent refusal: a card error, `billing.misconfigured`
 * @throws NothingHappened if it was certainly not done: may be retried with the same key
 * @throws OutcomeUnknown if the outcome is unknown: retrieve the object before continuing
 */
export type Payments = {
  /** The customer of an account; creates it once. */
  ensureCustomer(of: { account_id: AccountId; email: string }, key: string): Promise<{ customer_id: string }>;
  /** The card of a confirmation token, before its bank is asked. */
  previewCard(confirmation_token: string): Promise<KnownCard>;
  /** Saves a card for charges that its owner is not there for. */
  saveCard(
    request: { customer_id: string; account_id: AccountId; checkout_id: CheckoutId; confirmation_token: string },
    key: string,
  ): Promise<SetupIntent>;
  retrieveSetupIntent(intent_id: string): Promise<SetupIntent>;
  /** Creates an unconfirmed payment. */
  createPayment(request: PaymentRequest, key: string): Promise<{ intent_id: string }>;
  /** Finds the payment of a charge if the response was lost. */
  findPayment(of: { charge_id: ChargeId; customer_id: string }): Promise<{ intent_id: string } | undefined>;
  /** Confirms the payment. `onSession`: the cardholder is present and can answer a challenge. */
  confirmPayment(request: { intent_id: string; onSession: boolean } & PaidWith, key: string): Promise<Payment>;
  retrievePayment(intent_id: string): Promise<Payment>;
  /** Cancels the payment; returns its state afterwards, which may be `paid`. */
  voidPayment(intent_id: string, key: string): Promise<Payment>;
  /** Gives it back in full. That it was given back before is no failure. */
  refundPayment(intent_id: string, key: string): Promise<Refund>;
  /** @throws billing.bad-signature */
  readEvent(body: string, signature: string, now: Date): Promise<PaymentEvent>;
};

/** Certainly not done: refused before it began, such as for asking too often. */
export class NothingHappened extends Error {
  override name = 'NothingHappened';
}

/** The response was lost or is inconclusive: it may have been done. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}
