import type Stripe from 'stripe';

import { type Form, textIn } from '#functions/providers/payments/double/form.ts';
import { invalid, noSuch } from '#functions/providers/payments/double/errors.ts';

export const listTakes = ['limit', 'starting_after', 'ending_before', 'expand'] as const;

export const listOf = <T>(data: T[], url: string, has_more = false): Stripe.ApiList<T> => ({
  object: 'list',
  data,
  has_more,
  url,
});

/** One page of a list, the latest first. */
export function pageOf<T extends { id: string }>(oldestFirst: T[], url: string, form: Form): Stripe.ApiList<T> {
  const limit = Number(textIn(form, 'limit') ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw invalid('This value must be between 1 and 100.', 'limit');
  const all = oldestFirst.toReversed();
  const after = textIn(form, 'starting_after');
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0) throw noSuch('object', after, 'starting_after');
  return listOf(all.slice(from, from + limit), url, all.length > from + limit);
}
