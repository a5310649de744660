import type Stripe from 'stripe';

import type { Authorization, Verdict } from '#functions/providers/payments/double/bank.ts';
import type { Form } from '#functions/providers/payments/double/form.ts';
import type { Store } from '#functions/providers/payments/double/store.ts';

/** What every answer is made in. */
export type Scene = {
  store: Store;
  /** A new id with this prefix, such as `pi_…`. */
  newId: (prefix: string) => string;
  /** In seconds, as the API counts. */
  now: () => number;
  livemode: boolean;
  salt: string;
  /** The account’s descriptor, which stands before the suffix of a payment. */
  descriptor: string;
  /** Whether refunds take a while, in seconds; 0 does them at once. */
  refundSeconds: () => number;
  /** What the bank of a card says. */
  bank: (authorization: Authorization) => Verdict;
  /** Tells whoever listens that something happened to an object, as it is now. */
  emit: (type: Stripe.Event['type'], object: object) => void;
};

/** One endpoint. `takes` are the parameters it knows; any other is refused. */
export type Endpoint = {
  path: string;
  takes: readonly string[];
  answer: (scene: Scene, call: { id: string; form: Form }) => object;
};
