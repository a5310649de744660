import type Stripe from 'stripe';

import { invalid } from '#functions/providers/payments/double/errors.ts';
import { listOf } from '#functions/providers/payments/double/list.ts';
import type { Kind, Store } from '#functions/providers/payments/double/store.ts';

/** Expandable fields. */
const references: Record<string, Kind> = {
  customer: 'customer',
  payment_method: 'payment_method',
  latest_charge: 'charge',
  charge: 'charge',
  payment_intent: 'payment_intent',
  setup_intent: 'setup_intent',
};

/** A copy of a response with the named fields expanded. */
export function expand(answer: object, paths: string[], store: Store): object {
  return paths.reduce<object>((now, path) => at(now, path.split('.'), path, store), answer);
}

function at(object: object, [field = '', ...rest]: string[], path: string, store: Store): object {
  const copy = { ...object } as Record<string, unknown>;
  const held = copy[field];
  if (field === 'data' && Array.isArray(held)) {
    copy.data = held.map((each: object) => at(each, rest, path, store));
    return copy;
  }
  if (field === 'refunds' && copy.object === 'charge') {
    const all = store.of('refund', (copy as { payment_intent: string }).payment_intent).reverse();
    copy.refunds = listOf<Stripe.Refund>(all, `/v1/charges/${String(copy.id)}/refunds`);
    return copy;
  }
  const kind = references[field];
  if (!kind || !(field in copy)) throw invalid(`This property cannot be expanded (${path}).`, 'expand');
  const inner = typeof held === 'string' ? store.get(kind, held) : held;
  if (!inner || typeof inner !== 'object') return copy;
  copy[field] = rest.length ? at(inner, rest, path, store) : inner;
  return copy;
}
