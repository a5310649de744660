import type { Checkout } from '#functions/billing/checkout-store.ts';
import type { Charge } from '#functions/billing/domain/charge.ts';
import type { Subscription } from '#functions/billing/domain/subscription.ts';
import type { PaidWith, Payment, PaymentRequest, Refund } from '#functions/providers/payments/port.ts';
import type { TaxRate } from '#shared/validation/price-settings.ts';
import type { CardError } from '#shared/errors/card-errors.ts';
import { addMinutes, MINUTE } from '#shared/values/duration.ts';
import type { AccountId, SubscriptionId } from '#shared/values/id.ts';

export type Month = { account_id: AccountId; subscription_id: SubscriptionId; period: number };

/** Everything that is known about the charge of a month at one moment. */
export type Snapshot = {
  period: number;
  /** Undefined until the month is claimed. */
  charge: Charge | undefined;
  /** The membership that the month belongs to; undefined when the account has another one or none. */
  subscription: Subscription | undefined;
  /** What the last step of this run led to; undefined at the start of a run and after a save. */
  event: ChargeEvent | undefined;
  /** Why the bank declined the payment in this run. */
  problem: CardError | undefined;
  now: Date;
  /** The rate of tax in force where the member is taxed. */
  rate: TaxRate | undefined;
  /** The cardholder is at the page and can answer a 3-D Secure challenge. */
  onSession: boolean;
  /** Another checkout replaced this one: its payment is voided, unless it was captured. */
  abandon: boolean;
  /** The open checkout whose card this attempt is made with. */
  checkout: Checkout | undefined;
  /** Something may have changed at the provider: the payment of a declined or refunded charge is retrieved, too. */
  refetch: boolean;
};

/** `isBeforeRefund`: it was looked at so that no refund is requested twice. */
export type PaymentReported = { type: 'payment-reported'; payment: Payment; isBeforeRefund?: true };

export type ChargeEvent =
  | { type: 'payment-created'; intent_id: string }
  | { type: 'payment-missing' }
  | { type: 'attempt-saved' }
  | PaymentReported
  | { type: 'void-reported'; payment: Payment }
  | { type: 'refund-reported'; refund: Refund }
  /** The provider refuses the refund because the bank handles a dispute about the payment. */
  | { type: 'refund-refused' }
  /** The answer was lost: the call may or may not have been carried out. */
  | { type: 'call-lost'; call: ProviderCall }
  /** The provider certainly did not carry out the call. */
  | { type: 'call-rejected'; call: ProviderCall };

/** The outcome of a run. `wait` asks for another run, `over` is final for now. */
export type Outcome =
  | { outcome: 'paid' }
  | { outcome: 'over'; problem?: CardError }
  | { outcome: 'wait'; at: string }
  /** The bank challenges the cardholder, who is on session. */
  | { outcome: 'action'; client_secret: string };

export type ChargeEmail =
  | { kind: 'receipt' }
  | { kind: 'card-replaced' }
  | { kind: 'payment-declined' }
  | { kind: 'confirm-reminder' }
  | { kind: 'membership-ended' }
  | { kind: 'refund-begun' }
  | { kind: 'refund-done' }
  | { kind: 'refund-failed' };

/** The single next step of a charge. A step that moves money follows a save that announces it. */
export type Step =
  | {
      do: 'save';
      charge?: Charge;
      subscription?: Subscription;
      checkout?: Checkout;
      /** Grants the credits of the month in the same transaction. */
      grantsCredits?: true;
      emails?: ChargeEmail[];
      /** What an operator must know. */
      alert?: string;
      problem?: CardError;
      /** Ends the run. */
      outcome?: Outcome;
    }
  /** Saves the attempt before the confirmation, then reads the membership again. */
  | { do: 'save-attempt'; charge: Charge }
  | { do: 'find-payment'; request: PaymentRequest }
  | { do: 'create-payment'; request: PaymentRequest; key: string }
  | { do: 'confirm-payment'; intent_id: string; paidWith: PaidWith; onSession: boolean; key: string }
  | { do: 'retrieve-payment'; intent_id: string; isBeforeRefund?: true }
  | { do: 'void-payment'; intent_id: string; key: string }
  | { do: 'refund-payment'; intent_id: string; key: string }
  | { do: 'stop'; outcome: Outcome };

export type ProviderCall = Exclude<Step['do'], 'save' | 'save-attempt' | 'stop'>;

/** A snapshot of a charge that exists. */
export type Open = Snapshot & { charge: Charge };

export const isPast = (since: string, minutes: number, now: Date) =>
  Date.parse(since) + minutes * MINUTE <= now.getTime();

export const stop = (outcome: Outcome): Step => ({ do: 'stop', outcome });
export const wait = (minutes: number, now: Date): Outcome => ({
  outcome: 'wait',
  at: addMinutes(now, minutes).toISOString(),
});
export const over = ({ problem }: Pick<Snapshot, 'problem'>): Outcome => ({
  outcome: 'over',
  ...(problem && { problem }),
});
export const retrieve = (charge: Charge) => ({ do: 'retrieve-payment' as const, intent_id: intentOf(charge) });

export function intentOf({ charge_id, intent_id }: Charge): string {
  if (!intent_id) throw new Error(`Charge ${charge_id} has no payment`);
  return intent_id;
}
