// oxlint-disable-next-line no-restricted-imports -- a hash is pure: the same input gives the same id
import { createHash } from 'node:crypto';

import * as z from 'zod';

import type { TaxRate } from '#shared/validation/price-settings.ts';
import { nextReminderAt } from '#functions/billing/domain/dunning.ts';
import { EndReason, monthIn, monthTax, type Subscription } from '#functions/billing/domain/subscription.ts';
import { cardErrors } from '#shared/api/billing.ts';
import { BillingDetails } from '#shared/values/billing-details.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { AccountId, ChargeId, CheckoutId, ConsentId, idFromHash, SubscriptionId } from '#shared/values/id.ts';
import { Card } from '#shared/values/membership.ts';
import { Money } from '#shared/values/money.ts';
import { TaxLine } from '#shared/values/tax.ts';

const moment = z.iso.datetime();

/**
 * The charge of one month. There is one for each subscription and period, and one payment for each at the provider,
 * which can be captured once. Each call to the provider is saved here before it is made.
 *
 *   claimed    is being collected: the payment is created, then confirmed
 *   declined   the bank declined; it is retried, or not
 *   settled    captured: the month is paid
 *   refunding  the refund is decided
 *   refunded   the refund is done
 *   void       never captured, and never will be
 *
 *   claimed → declined | settled | refunding | void     declined → claimed | settled | refunding | void
 *   settled → refunding ⇄ refunded
 */
export const Charge = z.object({
  charge_id: ChargeId,
  account_id: AccountId,
  subscription_id: SubscriptionId,
  period: z.number().int().min(1),
  from: moment,
  until: moment,
  amount: Money,
  /** The tax within the amount, by the rate in force when the month was claimed. */
  tax: TaxLine.nullable().default(null),
  credits: z.number().int(),
  /** The consent that allows this charge. */
  consent_id: ConsentId,
  customer_id: z.string(),
  /** Suffix of the statement descriptor. */
  suffix: z.string().nullable(),
  state: z.enum(['claimed', 'declined', 'settled', 'refunding', 'refunded', 'void']),
  claimed_at: moment,
  /** How often a payment was created, each time with another idempotency key. */
  prepared: z.number().int(),
  /** The PaymentIntent; null until its id is known. */
  intent_id: z.string().nullable(),
  /** How many confirmations were attempted, and when the last one was; `asking` until its result is saved. */
  attempt: z.number().int(),
  asking: z.boolean(),
  asked_at: moment.nullable(),
  /** When the last confirmation was sent again, by its own key. */
  repeated_at: moment.optional(),
  /**
   * The cardholder at the page makes this attempt: with the card of a checkout, which the payment saves, or with the
   * card on file. Null for an attempt of a job.
   */
  on_session: z.object({ checkout_id: CheckoutId.nullable() }).nullable().default(null),
  declines: z.number().int(),
  problem: z
    .object({
      code: z.enum(cardErrors),
      hard: z.boolean(),
      at: moment,
      next_try_at: moment.nullable(),
      /** When the membership ends unless the month is paid. */
      ends_at: moment.nullable().default(null),
      /** The provider’s id of the decline, if it has one. */
      refusal_id: z.string().nullable().default(null),
    })
    .nullable(),
  /** The bank wanted its cardholder to confirm it. */
  needed_owner: z.literal(true).optional(),
  paid_at: moment.nullable(),
  card: Card.nullable(),
  receipt_number: z.string().nullable(),
  refund: z
    .object({
      because: z.union([EndReason, z.literal('cancelled')]),
      asked_at: moment,
      tries: z.number().int(),
      refund_id: z.string().nullable(),
      done_at: moment.nullable(),
      /** When the provider accepted the refund that is under way or done. */
      sent_at: moment.nullable().default(null),
      /** Each refund that the bank sent back, the first one first. */
      failures: z
        .array(
          z.object({
            refund_id: z.string(),
            sent_at: moment,
            failed_at: moment,
            /** It was done before, and its credit note was sent. */
            was_done: z.literal(true).optional(),
          }),
        )
        .default([]),
      /** When the contract was ordered from which its member withdrew by this refund. */
      withdraws_from: moment.optional(),
      /** Its member asked for it, and no mail about it was written yet. */
      is_unannounced: z.literal(true).optional(),
      /** No refund is requested before; null where none is planned. */
      next_try_at: moment.nullable().default(null),
    })
    .nullable(),
  /** Billing details by which the receipt was corrected after it was issued, and when. */
  billed_to: z.object({ details: BillingDetails, at: moment }).optional(),
  /** When the member disputed it at their bank. */
  disputed_at: moment.optional(),
  /** When the sweep picks this charge up again; null once it is final. */
  attention_at: moment.nullable(),
});
export type Charge = z.infer<typeof Charge>;

/** A charge has the id of its month, so that there is one. */
export const chargeIdOf = (subscription_id: SubscriptionId, period: number): ChargeId =>
  idFromHash('charge', createHash('sha256').update(`${subscription_id}\n${period}`).digest());

/** Whether the bank declined it, and its cardholder can pay it now: no job is collecting it. */
export const isPayableNow = ({ state, on_session, problem }: Charge): boolean =>
  problem !== null && (state === 'declined' || (state === 'claimed' && on_session !== null));

/** The statement of the first month after a free trial carries this suffix, as the card schemes ask. */
const AFTER_TRIAL = 'TRIAL OVER';

/** Claims a month. The agreed terms are copied, so that later changes do not affect this charge. */
export const newCharge = (subscription: Subscription, period: number, rate: TaxRate | undefined, now: Date): Charge =>
  beginCreation(
    {
      charge_id: chargeIdOf(subscription.subscription_id, period),
      account_id: subscription.account_id,
      subscription_id: subscription.subscription_id,
      period,
      ...monthIn(subscription, period),
      amount: subscription.price,
      tax: monthTax(subscription, rate),
      credits: subscription.credits,
      consent_id: subscription.consent_id,
      customer_id: subscription.customer_id,
      suffix: period === 1 && subscription.trial_ends_at ? AFTER_TRIAL : null,
      state: 'claimed',
      claimed_at: now.toISOString(),
      prepared: 0,
      intent_id: null,
      attempt: 0,
      asking: false,
      asked_at: null,
      on_session: null,
      declines: 0,
      problem: null,
      paid_at: null,
      card: null,
      receipt_number: null,
      refund: null,
      attention_at: null,
    },
    now,
  );

type State = Charge['state'];
const allowedFrom: Record<State, readonly State[]> = {
  claimed: ['claimed', 'declined'],
  declined: ['claimed'],
  settled: ['claimed', 'declined'],
  refunding: ['claimed', 'declined', 'settled'],
  refunded: ['refunding'],
  void: ['claimed', 'declined'],
};

/** @throws where the charge cannot change to this state */
export function transition(charge: Charge, state: State): Charge {
  if (!allowedFrom[state].includes(charge.state))
    throw new Error(`A charge that is ${charge.state} cannot be ${state}`);
  return { ...charge, state };
}

/** A run takes less than this many minutes; after that the sweep picks the charge up. */
export const CHECK_AFTER = { claimed: 10, refunding: 5, retry: 15 } as const;

export const inMinutes = (now: Date | string, minutes: number) => addMinutes(now, minutes).toISOString();

/** Saved before the payment is confirmed. */
export const beginAttempt = (charge: Charge, now: Date): Charge => ({
  ...transition(charge, 'claimed'),
  attempt: charge.attempt + 1,
  asking: true,
  asked_at: now.toISOString(),
  repeated_at: undefined,
  attention_at: inMinutes(now, CHECK_AFTER.claimed),
});

/** Saved before the same confirmation is sent again. */
export const repeatAttempt = (charge: Charge, now: Date): Charge => ({ ...charge, repeated_at: now.toISOString() });

/** When a confirmation was sent last; before the first one, when the month was claimed. */
export const lastSentAt = ({ repeated_at, asked_at, claimed_at }: Charge): string =>
  repeated_at ?? asked_at ?? claimed_at;

/** The cardholder tries the month at the page, also after a hard decline. The problem is kept until it is paid. */
export const beginOnSession = (charge: Charge, checkout_id: CheckoutId | null, now: Date): Charge => ({
  ...transition(charge, 'claimed'),
  on_session: { checkout_id },
  asking: false,
  asked_at: now.toISOString(),
  repeated_at: undefined,
  attention_at: inMinutes(now, CHECK_AFTER.claimed),
});

/** An attempt on session ended without a payment: the schedule of the declined month goes on as before. */
export const restoreDecline = (charge: Charge, refusal_id: string | null, now: Date): Charge => ({
  ...transition(charge, 'declined'),
  on_session: null,
  asking: false,
  problem: charge.problem && { ...charge.problem, refusal_id: refusal_id ?? charge.problem.refusal_id },
  attention_at: declinedUntil(charge.problem, now),
});

/** A job takes over what the cardholder left before the bank was asked. */
export const endOnSession = (charge: Charge, now: Date): Charge => ({
  ...abortAttempt(charge),
  on_session: null,
  attention_at: inMinutes(now, CHECK_AFTER.claimed),
});

/** The confirmation did not reach the bank: the next attempt gets another key. */
export const abortAttempt = (charge: Charge): Charge => ({ ...charge, asking: false });

/** Another payment is created, with another key: at first, and after each lost answer. */
export const beginCreation = (charge: Charge, now: Date): Charge => ({
  ...charge,
  prepared: charge.prepared + 1,
  attention_at: inMinutes(now, CHECK_AFTER.claimed),
});

export const recordDecline = (
  charge: Charge,
  {
    refusal_id = null,
    ...problem
  }: {
    code: (typeof cardErrors)[number];
    hard: boolean;
    next_try_at: string | null;
    ends_at: string | null;
    refusal_id?: string | null;
  },
  now: Date,
): Charge => ({
  ...transition(charge, 'declined'),
  on_session: null,
  asking: false,
  declines: charge.declines + 1,
  problem: { ...problem, refusal_id, at: now.toISOString() },
  ...(problem.code === 'billing.card-authentication' && { needed_owner: true as const }),
  attention_at: declinedUntil({ ...problem, at: now.toISOString() }, now),
});

/** The cardholder still has to confirm it: they are reminded on another day. */
export const awaitOwner = (charge: Charge, now: Date): Charge => ({
  ...charge,
  attention_at: declinedUntil(charge.problem, now),
});

type Declined = Pick<NonNullable<Charge['problem']>, 'code' | 'at' | 'next_try_at' | 'ends_at'>;

/** When a declined charge is looked at next. One that is not retried must still be voided. */
function declinedUntil(problem: Declined | null, now: Date): string {
  if (problem?.next_try_at) return inMinutes(problem.next_try_at, CHECK_AFTER.retry);
  const { code, at, ends_at } = problem ?? {};
  if (at && ends_at && code === 'billing.card-authentication') return nextReminderAt({ at, ends_at }, now);
  return inMinutes(now, CHECK_AFTER.claimed);
}

/** A new card is tried immediately, even after a hard decline of the previous one. */
export const retryNow = (charge: Charge, now: Date): Charge => ({
  ...charge,
  problem: charge.problem && { ...charge.problem, hard: false, next_try_at: now.toISOString() },
  attention_at: inMinutes(now, CHECK_AFTER.retry),
});

export const recordPayment = (charge: Charge, card: Card, now: Date): Charge => ({
  ...transition(charge, 'settled'),
  on_session: null,
  asking: false,
  problem: null,
  paid_at: now.toISOString(),
  card,
  receipt_number: receiptNumber(charge),
  attention_at: null,
});

export const recordDispute = (charge: Charge, now: Date): Charge => ({ ...charge, disputed_at: now.toISOString() });

export const recordVoid = (charge: Charge): Charge => ({
  ...transition(charge, 'void'),
  asking: false,
  attention_at: null,
});

/** The first month of a checkout whose membership never began: its member has nothing to see. */
export const hasNoMembership = ({ state, on_session, declines }: Charge): boolean =>
  (state === 'claimed' || state === 'void') && Boolean(on_session?.checkout_id) && declines === 0;

/** Derived from the charge’s id: hard to guess, and the same each time. */
export const receiptNumber = ({ charge_id, period }: Charge) => `C-${charge_id.slice(-8)}-${period}`;
