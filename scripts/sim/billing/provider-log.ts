import type { Payment, Refund } from '#functions/providers/payments/port.ts';
import type { Money } from '#shared/values/money.ts';

/** A payment as the provider knows it. */
export type Intent = {
  intent_id: string;
  charge_id: string;
  account_id: string;
  customer_id: string;
  amount: Money;
  state: Payment['state'];
  method: string | null;
  captures: number;
  refunds: Refund[];
  /** Requests of a refund whose caller gave up before they arrived. */
  lateRefunds?: number;
};

/** A line of the provider’s own log. */
export type Line = { order: number; at: number; intent: Intent } & (
  | { what: 'prepared' | 'voided' }
  /** `isSaved`: the card belonged to the customer before. `after` is the state that the payment had until then. */
  | { what: 'confirmed'; method: string; says: string; onSession: boolean; isSaved: boolean; after: Intent['state'] }
  | { what: 'captured'; amount: Money }
  | { what: 'refunded' | 'refund-failed'; amount: Money; refund_id: string }
);
