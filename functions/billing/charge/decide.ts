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
import {
  CHALLENGE_MINUTES,
  failCheckout,
  isAtPage,
  leaveOnSession,
} from '#functions/billing/charge/decide-on-session.ts';
import { checkRefund, decideRefund } from '#functions/billing/charge/decide-refund.ts';
import { saveVoid, startRefund, voidPayment } from '#functions/billing/charge/decide-void.ts';
import {
  abortAttempt,
  awaitOwner,
  beginAttempt,
  beginCreation,
  type Charge,
  beginOnSession,
  lastSentAt,
  newCharge,
  recordDecline,
  recordPayment,
  repeatAttempt,
  restoreDecline,
} from '#functions/billing/domain/charge.ts';
import { lastAttemptAt, nextAttemptAt, WAIT_FOR_OWNER_DAYS } from '#functions/billing/domain/dunning.ts';
import {
  claimMonth,
  endSubscription,
  markPastDue,
  payMonth,
  type Subscription,
  isUnclaimed,
} from '#functions/billing/domain/subscription.ts';
import type { Decline, Payment } from '#functions/providers/payments/port.ts';
import { addDays } from '#shared/values/duration.ts';

/** The provider remembers an idempotency key for 24 hours; the difference allows for clocks that differ. */
const KEY_HOURS = 20;
/** The next step of the charge of a month: take, void or refund. Refunds, voids and what the cardholder began are in files of their own, retry days in domain/dunning.ts. */
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
function claim({ subscription, period, rate, now, onSession, ...rest }: Snapshot): Step {
  if (!subscription || !isUnclaimed(subscription, period, now)) return stop(over(rest));
  const claimed = newCharge(subscription, period, rate, now);
  return {
    do: 'save',
    charge: onSession ? beginOnSession(claimed, null, now) : claimed,
    subscription: claimMonth(subscription, period),
  };
}

/**
 * Collects a claimed or declined charge: create the payment, which moves nothing; save its id and the attempt; read the
 * membership again; confirm. A payment can be captured once, so another run with the same id cannot capture it again.
 */
function collect(open: Open): Step {
  const { charge, subscription, event, now, refetch, abandon } = open;
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
  if (abandon && !event) return voidPayment(open);
  // A run saved an attempt but not its result: only the provider knows the outcome.
  if (charge.asking && intent_id) return retrieve(charge);
  if (!isPayable(subscription, charge)) return voidPayment(open);
  if (charge.state === 'declined') {
    // Two concurrent runs confirmed, and the declined one saved first.
    if (refetch && intent_id && !event) return retrieve(charge);
    const retryAt = charge.problem?.next_try_at;
    if (retryAt && retryAt > now.toISOString()) return stop({ outcome: 'wait', at: retryAt });
    if (!retryAt) {
      const isDue = charge.attention_at && charge.attention_at <= now.toISOString();
      return isDue ? remindOrGiveUp(open) : stop(over(open));
    }
  }
  // What the cardholder began, no job confirms.
  if (charge.on_session && !isAtPage(open)) return leaveOnSession(open);
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

const confirm = ({ charge, checkout, onSession }: Open, subscription: Subscription): Step => ({
  do: 'confirm-payment',
  intent_id: intentOf(charge),
  paidWith: checkout
    ? { confirmation_token: checkout.confirmation_token }
    : { payment_method: subscription.card.payment_method },
  onSession,
  key: `confirm:${charge.charge_id}:${charge.attempt}`,
});

/** A call failed while collecting. Never guess: what may have happened is retrieved, now or by the next run. */
function afterFailure(open: Open, { type, call }: ChargeEvent & { call: ProviderCall }): Step {
  const { charge, now } = open;
  const outcome = wait(1, now);
  if (call === 'confirm-payment' && isRepeated(open)) return stop(outcome);
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
      if (isStale(payment, charge)) return confirmAgain(open);
      return decline(open, payment.decline, payment.refusal_id);
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
      if (!isPayable(subscription, charge)) return saveVoid(open);
      return open.checkout?.begins ? failCheckout(open) : giveUp(open);
  }
}

/** The decline that is reported is the one before this attempt: the run that saved the attempt died before it confirmed. */
const isStale = ({ refusal_id }: Payment & { state: 'declined' }, { asking, problem }: Charge) =>
  asking && refusal_id !== null && refusal_id === problem?.refusal_id;

/**
 * The attempt did not reach the bank, so it may start again; unless the run that saved it may still be about to confirm, by a
 * clock that is ten minutes behind. The cardholder waits a minute: then the same attempt is sent once more, by its own key.
 */
function confirmAgain(open: Open): Step {
  const { charge, subscription, now, onSession } = open;
  if (!isPayable(subscription, charge)) return voidPayment(open);
  if (charge.on_session && !isAtPage(open)) return leaveOnSession(open);
  if (isRepeated(open)) return { do: 'save-attempt', charge: repeatAttempt(charge, now) };
  const isRecent = charge.asked_at && !isPast(lastSentAt(charge), onSession && !charge.on_session ? 1 : 11, now);
  return isRecent ? stop(wait(1, now)) : { do: 'save', charge: abortAttempt(charge) };
}

/** This run sends an attempt that another run saved, which may be sending it too. */
const isRepeated = ({ charge: { on_session, asked_at }, now }: Open) =>
  on_session !== null && asked_at !== null && isPast(asked_at, 1, now) && !isPast(asked_at, 11, now);

/** The month is paid: charge, membership, credits and receipt in one transaction, with the card and the checkout that saved it. */
function settle(
  { charge, checkout, now }: Open,
  member: Subscription,
  { amount, card, payment_method }: Payment & { state: 'paid' },
): Step {
  if (amount.minor_units !== charge.amount.minor_units || amount.currency !== charge.amount.currency) {
    throw new Error(`The amount captured for ${charge.charge_id} is not the amount that was agreed to`);
  }
  if (checkout && !payment_method) throw new Error(`The card that paid ${charge.charge_id} was not saved`);
  const subscription = checkout && payment_method ? { ...member, card: { ...card, payment_method } } : member;
  return {
    do: 'save',
    charge: recordPayment(charge, card, now),
    subscription: payMonth(subscription, charge, now),
    ...(checkout && { checkout: { ...checkout, state: 'done' as const } }),
    grantsCredits: true,
    emails: [...(checkout?.kind === 'card' ? [{ kind: 'card-replaced' as const }] : []), { kind: 'receipt' }],
    outcome: { outcome: 'paid' },
  };
}

/** The bank declined: the charge waits for another day or for the cardholder, or the membership ends. */
function decline(open: Open, reason: Decline, refusal_id: string | null): Step {
  const { code, isHardDecline } = reason;
  const { charge, subscription, checkout, now } = open;
  if (!isPayable(subscription, charge)) return voidPayment(open);
  if (checkout) return failCheckout(open, reason, refusal_id);
  if (charge.on_session && charge.problem) {
    const restored = restoreDecline(charge, refusal_id, now);
    return { do: 'save', charge: restored, outcome: over({ problem: code }) };
  }
  const needsOwner = code === 'billing.card-authentication';
  const next_try_at = needsOwner ? null : nextAttemptAt(charge.declines + 1, isHardDecline, now);
  const ends_at = needsOwner
    ? addDays(now, WAIT_FOR_OWNER_DAYS).toISOString()
    : lastAttemptAt(charge.declines + 1, next_try_at);
  const declined = recordDecline(charge, { code, hard: isHardDecline, next_try_at, ends_at, refusal_id }, now);

  if (ends_at !== null) {
    return {
      do: 'save',
      charge: declined,
      subscription: markPastDue(subscription, ends_at),
      emails: [{ kind: 'payment-declined' }],
      outcome: next_try_at ? { outcome: 'wait', at: next_try_at } : { outcome: 'over', problem: code },
    };
  }
  return {
    do: 'save',
    charge: declined,
    subscription: endSubscription(subscription, { because: 'declined', at_once: true }, now),
    emails: [{ kind: 'membership-ended' }],
    problem: code,
  };
}

/** The cardholder has not confirmed it yet: they are reminded until the wait is over. The bank is not asked. */
function remindOrGiveUp(open: Open): Step {
  const { charge, now } = open;
  if (!charge.problem?.ends_at || charge.problem.ends_at <= now.toISOString()) return giveUp(open);
  return { do: 'save', charge: awaitOwner(charge, now), emails: [{ kind: 'confirm-reminder' }], outcome: over(open) };
}

/** The cardholder did not complete the challenge: the membership ends, and the payment is voided next. */
function giveUp(open: Open): Step {
  const { charge, subscription, now } = open;
  if (!isPayable(subscription, charge)) return voidPayment(open);
  return {
    do: 'save',
    subscription: endSubscription(subscription, { because: 'declined', at_once: true }, now),
    emails: [{ kind: 'membership-ended' }],
  };
}

function afterVoid(open: Open, payment: Payment): Step {
  if (payment.state === 'void') return saveVoid(open);
  // Captured before the void arrived.
  if (payment.state === 'paid') return applyResult(open, payment);
  return open.problem ? stop(over(open)) : stop(wait(1, open.now));
}
