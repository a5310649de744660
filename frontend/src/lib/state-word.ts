import type { Charge } from '#shared/values/membership.ts';

/**
 * What the state of a charge is called: a refund by which its member withdrew from the contract says so, and one that the
 * bank returned is delayed until it is sent again.
 */
export function stateWord({ state, refund }: Charge) {
  if (state === 'refunded' && refund?.because === 'withdrawn') return 'withdrawn';
  return state === 'refunding' && refund?.next_try_at ? 'refund_delayed' : state;
}
