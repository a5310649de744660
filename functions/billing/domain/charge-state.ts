import type { Charge } from '#functions/billing/domain/charge.ts';
import { isRefundStuck } from '#functions/billing/domain/charge-refund.ts';
import type { Charge as Shown } from '#shared/values/membership.ts';

/** The bank declined because its owner was not there, and no job tries the month again: its owner confirms it. */
export const needsOwner = ({ code, next_try_at }: NonNullable<Charge['problem']>): boolean =>
  code === 'billing.card-authentication' && next_try_at === null;

/** What a charge is to its member: the one state that pages, documents, tables and totals go by. */
export function shownState(charge: Charge): Shown['state'] {
  const { state, problem } = charge;
  if (state === 'claimed') return 'running';
  if (state === 'settled') return 'paid';
  if (state === 'declined' && problem && needsOwner(problem)) return 'unconfirmed';
  return isRefundStuck(charge) ? 'refund_failed' : state;
}
