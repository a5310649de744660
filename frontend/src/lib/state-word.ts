import type { Charge } from '#shared/values/membership.ts';

/** What the state of a charge is called: a refund by which its member withdrew from the contract says so. */
export const stateWord = ({ state, refund }: Charge) =>
  state === 'refunded' && refund?.because === 'withdrawn' ? 'withdrawn' : state;
