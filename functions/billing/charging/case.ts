import type { Charge } from '#functions/billing/domain/charge.ts';
import { released, type Subscription } from '#functions/billing/domain/subscription.ts';
import type { Till } from '#functions/billing/charging/till.ts';
import type { Revised, Write } from '#functions/platform/table/table.ts';
import type { CardError } from '#shared/errors/card-errors.ts';

/** A charge that is open, with the membership it is for as it was read just now. */
export type Case = {
  subscription: Revised<Subscription> | undefined;
  charge: Revised<Charge>;
  till: Till;
  now: Date;
  /** Whether its owner is there, and may be asked by the bank. */
  present: boolean;
};

/** Where a charge has come to, for now: taken, over without being taken, or to be gone on with later. */
export type Outcome =
  | { outcome: 'paid' }
  | { outcome: 'over'; problem?: CardError }
  | { outcome: 'wait'; at: string }
  /** The bank asks its owner, who is there. */
  | { outcome: 'action'; client_secret: string };

export const waitFor = (minutes: number, now: Date): Outcome => ({
  outcome: 'wait',
  at: new Date(now.getTime() + minutes * 60_000).toISOString(),
});

/** Whether the money of this charge may be taken: the membership it is for goes on, and waits for it. */
export const mayTake = <S extends Subscription>(subscription: S | undefined, charge: Charge): subscription is S =>
  subscription?.subscription_id === charge.subscription_id &&
  subscription.status !== 'cancelled' &&
  subscription.charging === charge.period;

/** The write by which a membership no longer waits for this charge; none where it does not. */
export const release = ({ subscription, charge, till }: Case): Write[] =>
  subscription?.subscription_id === charge.subscription_id && subscription.charging === charge.period
    ? [till.subscriptions.write(released(subscription), subscription)]
    : [];
