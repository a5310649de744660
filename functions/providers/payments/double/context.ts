import type Stripe from 'stripe';

import type { Authorization, Verdict } from '#functions/providers/payments/double/bank.ts';
import type { Form } from '#functions/providers/payments/double/form.ts';
import type { Store } from '#functions/providers/payments/double/store.ts';

/** The context of every endpoint. */
export type RequestContext = {
  store: Store;
  /** A new id with this prefix, such as `pi_…`. */
  newId: (prefix: string) => string;
  /** In seconds, as the API counts. */
  now: () => number;
  livemode: boolean;
  salt: string;
  /** The account’s statement descriptor, the prefix of a payment's suffix. */
  descriptor: string;
  /** The bank's verdict on an authorization. */
  bank: (authorization: Authorization) => Verdict;
  /** The status of a new refund, unless the test card determines it. */
  refundStatus: ((charge: Stripe.Charge) => 'pending' | 'succeeded' | 'failed') | undefined;
  /** Emits an event with the current state of an object. */
  emit: (type: Stripe.Event['type'], object: object) => void;
};

/** An endpoint. `takes`: its parameters; any other is refused. */
export type Endpoint = {
  path: string;
  takes: readonly string[];
  answer: (scene: RequestContext, call: { id: string; form: Form }) => object;
};
