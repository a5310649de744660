import type { CardError } from '#shared/errors/card-errors.ts';
import type { AccountId, ChargeId, CheckoutId } from '#shared/values/id.ts';
import type { Card } from '#shared/values/membership.ts';
import type { Money } from '#shared/values/money.ts';

/** A card as the provider knows it. `fingerprint` is the same for the same number, whoever gives it. */
export type KnownCard = Card & {
  /** By which it is charged; null of one that was only shown, and not saved. */
  payment_method: string | null;
  fingerprint: string;
  /** ISO code of the country it was issued in; null where the provider does not know. */
  country: string | null;
};

/** Why the bank refused. After a `hard` refusal the same card is never tried again by us. */
export type Decline = { code: CardError; isHardDecline: boolean };

/** Where the saving of a card stands. */
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

/** Where the payment of a charge stands: `unconfirmed` was never asked of a bank, and may be. */
export type Payment = { intent_id: string; charge_id: ChargeId | null; account_id: AccountId | null } & (
  | { state: 'unconfirmed' }
  | { state: 'processing' }
  | { state: 'action'; client_secret: string }
  /** `refusal_id` names this one answer of the bank, where it has a name: until it answers again, it is told again. */
  | { state: 'declined'; decline: Decline; refusal_id: string | null }
  | {
      state: 'paid';
      amount: Money;
      card: Card;
      refund: Refund | null;
      /** Whether its owner went to their bank with it: then it is the bank’s to give back. */
      disputed: boolean;
    }
  | { state: 'void' }
);

/**
 * What a signed event is about. What it says itself is a hint: who hears of it asks. `of` is the charge that a payment is
 * for, where the event tells no more than how the bank answered.
 */
export type PaymentEvent = {
  event_id: string;
  about: { kind: 'payment' | 'saving'; id: string; of?: { account_id: AccountId; charge_id: ChargeId } } | null;
};

/**
 * Cards, and the money on them. Every verb that does something takes a key: asked twice with one key it is done once, for
 * a day; asked with another key it is another thing.
 *
 * @throws Fault what the provider refused for good: a card error, `billing.misconfigured`
 * @throws NothingHappened it was certainly not done, and may be asked again with the same key
 * @throws OutcomeUnknown nobody knows whether it was done: look, and never guess
 */
export type Payments = {
  /** The customer of an account; the one that was made before, where one was. */
  ensureCustomer(of: { account_id: AccountId; email: string }, key: string): Promise<{ customer_id: string }>;
  /** The card behind a confirmation token, before anything is asked of its bank. */
  previewCard(confirmation_token: string): Promise<KnownCard>;
  /** Saves a card for charges that its owner is not there for. */
  saveCard(
    asked: { customer_id: string; account_id: AccountId; checkout_id: CheckoutId; confirmation_token: string },
    key: string,
  ): Promise<SetupIntent>;
  retrieveSetupIntent(intent_id: string): Promise<SetupIntent>;
  /** Makes a payment that asks nothing of a bank yet. */
  createPayment(asked: PaymentRequest, key: string): Promise<{ intent_id: string }>;
  /** The payment that was made for a charge, where its answer was lost. */
  findPayment(of: { charge_id: ChargeId; customer_id: string }): Promise<{ intent_id: string } | undefined>;
  /** Asks the bank. `onSession`: the cardholder is at the page and can answer a challenge. */
  confirmPayment(
    asked: { intent_id: string; payment_method: string; onSession: boolean },
    key: string,
  ): Promise<Payment>;
  retrievePayment(intent_id: string): Promise<Payment>;
  /** Makes sure that it will never be taken; answers how it stands afterwards, which may be `paid`. */
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

/** The answer was lost, or says nothing: it may have been done. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}
