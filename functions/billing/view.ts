import { type Charge, isPayableNow } from '#functions/billing/domain/charge.ts';
import { issuedCreditNote, refundableUntil } from '#functions/billing/domain/charge-refund.ts';
import { needsOwner, shownState } from '#functions/billing/domain/charge-state.ts';
import {
  monthIn,
  monthTax,
  nextDue,
  remindAt,
  type Subscription,
  willRenew,
} from '#functions/billing/domain/subscription.ts';
import { canBeKept, isPausable } from '#functions/billing/domain/subscription-changes.ts';
import { refundDaysAt, withdrawableUntil } from '#functions/billing/domain/withdrawal.ts';
import { taxRateOf, termsNow } from '#functions/billing/offer.ts';
import type { Consent } from '#functions/billing/subscription-store.ts';
import { figures } from '#shared/values/figures.ts';
import type { Card, Charge as Shown, Membership, Standing } from '#shared/values/membership.ts';

/** The standing of an account: `none` without a membership. */
export const standingOf = (subscription: Subscription | undefined): Standing => subscription?.status ?? 'none';

const shownCard = ({ brand, last4, exp_month, exp_year, wallet }: Card): Card => ({
  brand,
  last4,
  exp_month,
  exp_year,
  ...(wallet && { wallet }),
});

/** A membership as the member sees it. `charge` is the open one, `zone` that of the member. */
export function membershipView(
  subscription: Subscription | undefined,
  { charge, consent, zone }: { charge: Charge | undefined; consent: Consent | undefined; zone: string },
): Membership {
  const { descriptor, monthly_credits } = termsNow();
  if (!subscription) {
    return {
      standing: 'none',
      subscription_id: null,
      began_at: null,
      trial_ends_at: null,
      paid_until: null,
      cancelled_at: null,
      withdrawn_at: null,
      ended_unpaid: false,
      next_charge: null,
      tax: null,
      if_kept: null,
      pause: null,
      can_pause: false,
      pause_choices: [],
      problem: null,
      card: null,
      agreed: null,
      withdrawable_until: null,
      descriptor,
      monthly_credits,
    };
  }
  const { price, credits, next } = subscription;
  const problem = charge && isPayableNow(charge) ? charge.problem : null;
  const at = problem?.next_try_at ?? nextDue(subscription);
  return {
    standing: standingOf(subscription),
    subscription_id: subscription.subscription_id,
    began_at: subscription.began_at,
    trial_ends_at: subscription.trial_ends_at,
    paid_until: subscription.paid_until,
    cancelled_at: subscription.cancelled_at,
    withdrawn_at: subscription.withdrawn_at ?? null,
    ended_unpaid: subscription.ended_because === 'declined',
    next_charge: willRenew(subscription)
      ? {
          at,
          amount: price,
          period: subscription.period + 1,
          remind_at: next?.what === 'remind' ? remindAt(subscription) : null,
        }
      : null,
    tax: monthTax(subscription, taxRateOf(subscription.place)),
    if_kept: canBeKept(subscription)
      ? { at: nextDue(subscription), amount: price, is_paused: Boolean(subscription.pause) }
      : null,
    pause:
      subscription.pause && willRenew(subscription)
        ? { months: subscription.pause.months, until: nextDue(subscription) }
        : null,
    can_pause: isPausable(subscription),
    pause_choices: isPausable(subscription) ? pauseChoices(subscription) : [],
    problem:
      problem && charge
        ? {
            code: problem.code,
            charge_id: charge.charge_id,
            amount: charge.amount,
            from: charge.from,
            until: charge.until,
            next_try_at: problem.next_try_at,
            ends_at: problem.ends_at,
            needs_owner: needsOwner(problem),
          }
        : null,
    card: shownCard(subscription.card),
    agreed: agreedIn(consent),
    withdrawable_until: consent ? withdrawableUntil(consent, zone) : null,
    descriptor: consent?.descriptor ?? descriptor,
    monthly_credits: credits,
  };
}

const agreedIn = (consent: Consent | undefined): Membership['agreed'] =>
  consent ? { at: consent.at, terms_version: consent.terms_version, amount: consent.amount } : null;

/** Each pause that can be chosen, and when it ends. */
const pauseChoices = (subscription: Subscription): Membership['pause_choices'] =>
  Array.from({ length: figures.pauseMonths }, (_, index) => index + 1).map((months) => ({
    months,
    until: nextDue({ ...subscription, shift: (subscription.shift ?? 0) + months }),
  }));

function because({ because: cause, withdraws_from }: NonNullable<Charge['refund']>) {
  if (withdraws_from) return 'withdrawn';
  return cause === 'cancelled' || cause === 'support' ? cause : 'asked';
}

/** A charge as the member sees it, with the consent it is made under. */
export function chargeView(charge: Charge, consent: Consent | undefined, now: Date): Shown {
  const { problem, refund, card } = charge;
  const until = refundableUntil(charge, refundDaysAt(consent?.country, termsNow().refund_days));
  return {
    charge_id: charge.charge_id,
    subscription_id: charge.subscription_id,
    period: charge.period,
    from: charge.from,
    until: charge.until,
    amount: charge.amount,
    tax: charge.tax,
    state: shownState(charge),
    due_at: charge.from,
    paid_at: charge.paid_at,
    card: card && shownCard(card),
    receipt_number: charge.receipt_number,
    credit_note_number: issuedCreditNote(charge),
    problem: problem && { code: problem.code, next_try_at: problem.next_try_at },
    refund: refund && {
      asked_at: refund.asked_at,
      done_at: refund.done_at,
      because: because(refund),
      failures: refund.failures.map(({ sent_at, failed_at }) => ({ sent_at, failed_at })),
      next_try_at: refund.next_try_at && refund.next_try_at > now.toISOString() ? refund.next_try_at : null,
    },
    refundable_until: until && until > now.toISOString() ? until : null,
    refundable_ended_at: until && until <= now.toISOString() ? until : null,
    descriptor: consent?.descriptor ?? termsNow().descriptor,
    agreed: agreedIn(consent),
  };
}

/** The next charge of a membership that renews and has no open one. */
export function plannedView(subscription: Subscription, consent: Consent | undefined): Shown | undefined {
  if (!willRenew(subscription) || subscription.charging !== null) return undefined;
  const period = subscription.period + 1;
  const month = monthIn(subscription, period);
  return {
    charge_id: null,
    subscription_id: subscription.subscription_id,
    period,
    ...month,
    amount: subscription.price,
    tax: monthTax(subscription, taxRateOf(subscription.place)),
    state: 'planned',
    due_at: month.from,
    paid_at: null,
    card: shownCard(subscription.card),
    receipt_number: null,
    credit_note_number: null,
    problem: null,
    refund: null,
    refundable_until: null,
    refundable_ended_at: null,
    descriptor: consent?.descriptor ?? termsNow().descriptor,
    agreed: agreedIn(consent),
  };
}
