import {
  isPast,
  intentOf,
  type ChargeEvent,
  type Open,
  over,
  type ProviderCall,
  retrieve,
  type Snapshot,
  type Step,
  stop,
  wait,
} from '#functions/billing/charge/step.ts';
import { checkRefund, decideRefund } from '#functions/billing/charge/decide-refund.ts';
import {
  abortAttempt,
  beginAttempt,
  beginCreation,
  beginRefund,
  type Charge,
  newCharge,
  recordDecline,
  recordPayment,
  recordVoid,
} from '#functions/billing/domain/charge.ts';
import { nextAttemptAt, WAIT_FOR_OWNER_DAYS } from '#functions/billing/domain/dunning.ts';
import {
  claimMonth,
  dueMonth,
  endSubscription,
  markPastDue,
  payMonth,
  releaseMonth,
  type Subscription,
  willRenew,
} from '#functions/billing/domain/subscription.ts';
import type { Decline, Payment } from '#functions/providers/payments/port.ts';
import { addDays } from '#shared/values/duration.ts';

/** The provider remembers an idempotency key for 24 hours; the difference allows for clocks that differ. */
const KEY_HOURS = 20;
/** A challenge that the cardholder does not answer in this time counts as a decline. */
const CHALLENGE_MINUTES = 30;

/** The next step of the charge of a month: take, void or refund. Refunds are in decide-refund.ts, retry days in domain/dunning.ts. */
export function decide(snapshot: Snapshot): Step {
  const { charge, event, refetch } = snapshot;
  if (!charge) return claim(snapshot);
  const open: Open = { ...snapshot, charge };
  switch (charge.state) {
    case 'claimed':
    case 'declined':
      return collect(open);
    case 'refunding':
      return decideRefund(open);
    case 'settled':
      return stop({ outcome: 'paid' });
    case 'refunded':
      if (event) return checkRefund(open, event);
      return refetch && charge.intent_id ? retrieve(charge) : stop(over(open));
    case 'void':
      return stop(over(open));
  }
}

/** Whether this charge may be captured: its membership renews, and waits for this month. */
const isPayable = <S extends Subscription>(subscription: S | undefined, charge: Charge): subscription is S =>
  subscription?.subscription_id === charge.subscription_id &&
  subscription.status !== 'cancelled' &&
  subscription.charging === charge.period;

/** Claims a due month. The version checks of both items make sure that it is claimed once. */
function claim({ subscription, period, now, ...rest }: Snapshot): Step {
  if (!subscription || !willRenew(subscription) || subscription.charging !== null) return stop(over(rest));
  if (dueMonth(subscription, now) !== period) return stop(over(rest));
  return { do: 'save', charge: newCharge(subscription, period, now), subscription: claimMonth(subscription, period) };
}

/**
 * Collects a claimed or declined charge: create the payment, which moves nothing; save its id and the attempt; read the
 * membership again; confirm. A payment can be captured once, so another run with the same id cannot capture it again.
 */
function collect(open: Open): Step {
  const { charge, subscription, event, now, refetch } = open;
  const { intent_id } = charge;
  switch (event?.type) {
    case 'payment-created':
      return { do: 'save-attempt', charge: beginAttempt({ ...charge, intent_id: event.intent_id }, now) };
    case 'attempt-saved':
      return isPayable(subscription, charge) ? confirm(open, subscription) : voidPayment(open);
    case 'void-reported':
      return afterVoid(open, event.payment);
    case 'call-lost':
    case 'call-rejected':
      return afterFailure(open, event);
    case 'payment-reported':
      if (charge.state === 'claimed' || event.payment.state === 'paid') return applyResult(open, event.payment);
  }
  // A run saved an attempt but not its result: only the provider knows the outcome.
  if (charge.asking && intent_id) return retrieve(charge);
  if (!isPayable(subscription, charge)) return voidPayment(open);
  if (charge.state === 'declined') {
    // Two concurrent runs confirmed, and the declined one saved first.
    if (refetch && intent_id && !event) return retrieve(charge);
    const retryAt = charge.problem?.next_try_at;
    if (retryAt && retryAt > now.toISOString()) return stop({ outcome: 'wait', at: retryAt });
    if (!retryAt)
      return charge.attention_at && charge.attention_at <= now.toISOString() ? giveUp(open) : stop(over(open));
  }
  return intent_id ? { do: 'save-attempt', charge: beginAttempt(charge, now) } : createPayment(open);
}

/** Creates the payment; looks first for one that an earlier run created, where the key would not find it again. */
function createPayment({ charge, event, now }: Open): Step {
  const { charge_id, account_id, customer_id, amount, suffix, prepared, claimed_at } = charge;
  const request = { charge_id, account_id, customer_id, amount, suffix };
  const mayExist = prepared > 1 || isPast(claimed_at, KEY_HOURS * 60, now);
  if (mayExist && event?.type !== 'payment-missing') return { do: 'find-payment', request };
  return { do: 'create-payment', request, key: `prepare:${charge_id}:${prepared}` };
}

const confirm = ({ charge, onSession }: Open, subscription: Subscription): Step => ({
  do: 'confirm-payment',
  intent_id: intentOf(charge),
  payment_method: subscription.card.payment_method,
  onSession,
  key: `confirm:${charge.charge_id}:${charge.attempt}`,
});

/** A call failed while collecting. Never guess: what may have happened is retrieved, now or by the next run. */
function afterFailure(open: Open, { type, call }: ChargeEvent & { call: ProviderCall }): Step {
  const { charge, now } = open;
  const outcome = wait(1, now);
  if (type === 'call-lost' && call === 'confirm-payment') return retrieve(charge);
  // The provider may replay a lost answer to the same key for a day: the next run looks first, then uses another key.
  if (type === 'call-lost' && call === 'create-payment') {
    return { do: 'save', charge: beginCreation(charge, now), outcome };
  }
  if (type === 'call-rejected' && call === 'confirm-payment') {
    return { do: 'save', charge: abortAttempt(charge), outcome };
  }
  return stop(outcome);
}

/** Applies the payment, as the provider reports it, to the charge. */
function applyResult(open: Open, payment: Payment): Step {
  const { charge, subscription, now, onSession } = open;
  switch (payment.state) {
    case 'paid':
      return isPayable(subscription, charge) ? settle(open, subscription, payment) : startRefund(open, payment);
    case 'declined':
      return isStale(payment, charge) ? confirmAgain(open) : decline(open, payment.decline, payment.refusal_id);
    case 'action':
      if (!isPayable(subscription, charge)) return voidPayment(open);
      if (isPast(charge.asked_at ?? charge.claimed_at, CHALLENGE_MINUTES, now)) {
        return decline(open, { code: 'billing.card-authentication', isHardDecline: false }, null);
      }
      return stop(onSession ? { outcome: 'action', client_secret: payment.client_secret } : wait(5, now));
    case 'processing':
      return stop(wait(1, now));
    case 'unconfirmed':
      return confirmAgain(open);
    case 'void':
      // Voided at the provider, not by us: the membership must not wait for a month that can never be paid.
      return isPayable(subscription, charge) ? giveUp(open) : saveVoid(open);
  }
}

/** The decline that is reported is the one before this attempt: the run that saved the attempt died before it confirmed. */
const isStale = ({ refusal_id }: Payment & { state: 'declined' }, { asking, problem }: Charge) =>
  asking && refusal_id !== null && refusal_id === problem?.refusal_id;

/**
 * The attempt did not reach the bank, so it may start again; unless the run that saved it may still be about to confirm. A
 * job, which no request waits for, allows for a clock that is ten minutes behind as well.
 */
function confirmAgain(open: Open): Step {
  const { charge, subscription, now, onSession } = open;
  if (!isPayable(subscription, charge)) return voidPayment(open);
  const isRecent = charge.asked_at && !isPast(charge.asked_at, onSession ? 1 : 11, now);
  return isRecent ? stop(wait(1, now)) : { do: 'save', charge: abortAttempt(charge) };
}

/** The month is paid: charge, membership, credits and receipt in one transaction. */
function settle(
  { charge, now }: Open,
  subscription: Subscription,
  { amount, card }: Payment & { state: 'paid' },
): Step {
  if (amount.minor_units !== charge.amount.minor_units || amount.currency !== charge.amount.currency) {
    throw new Error(`The amount captured for ${charge.charge_id} is not the amount that was agreed to`);
  }
  return {
    do: 'save',
    charge: recordPayment(charge, card, now),
    subscription: payMonth(subscription, charge, now),
    grantsCredits: true,
    email: { kind: 'receipt' },
    outcome: { outcome: 'paid' },
  };
}

/** The bank declined: the charge waits for another day or for the cardholder, or the membership ends. */
function decline(open: Open, { code, isHardDecline }: Decline, refusal_id: string | null): Step {
  const { charge, subscription, now, onSession } = open;
  if (!isPayable(subscription, charge)) return voidPayment(open);
  const isFirst = subscription.period === 0 && subscription.trial_ends_at === null;
  const needsOwner = code === 'billing.card-authentication' && !isFirst;
  const next_try_at = isFirst || needsOwner ? null : nextAttemptAt(charge.declines + 1, isHardDecline, now);
  const declined = recordDecline(charge, { code, hard: isHardDecline, next_try_at, refusal_id }, now);
  if (needsOwner) declined.attention_at = addDays(now, WAIT_FOR_OWNER_DAYS).toISOString();

  if (next_try_at !== null || needsOwner) {
    return {
      do: 'save',
      charge: declined,
      subscription: markPastDue(subscription),
      email: { kind: 'payment-declined', why: code, next_try_at },
      outcome: next_try_at ? { outcome: 'wait', at: next_try_at } : { outcome: 'over', problem: code },
    };
  }
  const isOnPage = onSession && isFirst;
  return {
    do: 'save',
    charge: declined,
    subscription: endSubscription(subscription, { because: 'declined', at_once: true }, now),
    ...(!isOnPage && { email: { kind: 'membership-ended' } }),
    problem: code,
  };
}

/** The cardholder did not complete the challenge: the membership ends, and the payment is voided next. */
function giveUp(open: Open): Step {
  const { charge, subscription, now } = open;
  if (!isPayable(subscription, charge)) return voidPayment(open);
  return {
    do: 'save',
    subscription: endSubscription(subscription, { because: 'declined', at_once: true }, now),
    email: { kind: 'membership-ended' },
  };
}

/**
 * Voids a charge without a payable membership, so that it is never captured. Voiding twice is harmless, and a lost answer
 * must not be replayed: each call has a key of its own.
 */
function voidPayment(open: Open): Step {
  const { charge_id, intent_id } = open.charge;
  if (!intent_id) return saveVoid(open);
  return { do: 'void-payment', intent_id, key: `void:${charge_id}:${open.now.toISOString()}` };
}

function afterVoid(open: Open, payment: Payment): Step {
  if (payment.state === 'void') return saveVoid(open);
  // Captured before the void arrived.
  if (payment.state === 'paid') return startRefund(open, payment);
  return open.problem ? stop(over(open)) : stop(wait(1, open.now));
}

const saveVoid = (open: Open): Step => ({
  do: 'save',
  charge: recordVoid(open.charge),
  ...release(open),
  outcome: over(open),
});

/** Captured without a payable membership: the refund is saved before it is requested. */
const startRefund = (open: Open, { card }: Payment & { state: 'paid' }): Step => ({
  do: 'save',
  charge: beginRefund(open.charge, 'cancelled', open.now, { card }),
  ...release(open),
});

/** The membership stops waiting for this charge, where it does. */
const release = ({ subscription, charge }: Open): { subscription?: Subscription } =>
  subscription?.subscription_id === charge.subscription_id && subscription.charging === charge.period
    ? { subscription: releaseMonth(subscription) }
    : {};
