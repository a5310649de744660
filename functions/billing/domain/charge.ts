import { createHash } from 'node:crypto';

import * as z from 'zod';

import { monthOf } from '#functions/billing/domain/period.ts';
import { EndReason, type Subscription } from '#functions/billing/domain/subscription.ts';
import { cardErrors } from '#shared/api/billing.ts';
import { AccountId, ChargeId, ConsentId, idFromHash, SubscriptionId } from '#shared/values/id.ts';
import { Card } from '#shared/values/membership.ts';
import { Money } from '#shared/values/money.ts';

const moment = z.iso.datetime();

/**
 * One month’s money. There is one for each subscription and month, and at the payment provider one payment for each, which
 * can be taken once. What is asked of the provider is written down here before it is asked.
 *
 *   claimed    it will be taken: the payment is prepared, then the bank is asked
 *   declined   the bank said no; it is asked again, or not
 *   settled    taken, and the month is paid
 *   refunding  decided: it goes back, whatever happens
 *   refunded   given back
 *   void       never taken, and never will be
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
  credits: z.number().int(),
  /** To what its owner agreed before it. */
  consent_id: ConsentId,
  customer_id: z.string(),
  /** What the statement adds to our name, where it adds something. */
  suffix: z.string().nullable(),
  state: z.enum(['claimed', 'declined', 'settled', 'refunding', 'refunded', 'void']),
  claimed_at: moment,
  /** How often a payment was asked for: each time by another key. */
  prepared: z.number().int(),
  /** The payment at the provider; null until its id is known. */
  intent_id: z.string().nullable(),
  /** How often the bank was asked, and when last; `asking` while the answer to that is not known. */
  attempt: z.number().int(),
  asking: z.boolean(),
  asked_at: moment.nullable(),
  declines: z.number().int(),
  problem: z
    .object({
      code: z.enum(cardErrors),
      hard: z.boolean(),
      at: moment,
      next_try_at: moment.nullable(),
      /** Which answer of the bank it was, where that has a name. */
      refusal_id: z.string().nullable().default(null),
    })
    .nullable(),
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
    })
    .nullable(),
  /** When its owner went to their bank with it, who decides then. */
  disputed_at: moment.optional(),
  /** When somebody should look after it, if nobody has by then; null of what is over. */
  attention_at: moment.nullable(),
});
export type Charge = z.infer<typeof Charge>;

/** The charge of a month. Its id follows from the month, so that there is one. */
export const chargeIdOf = (subscription_id: SubscriptionId, period: number): ChargeId =>
  idFromHash('charge', createHash('sha256').update(`${subscription_id}\n${period}`).digest());

/** The statement of the first month after a free trial carries this suffix, as the card schemes ask. */
const AFTER_TRIAL = 'TRIAL OVER';

/** Claims a month: what was agreed to is copied, so that nothing that changes later changes this charge. */
export const newCharge = (subscription: Subscription, period: number, now: Date): Charge =>
  beginCreation(
    {
      charge_id: chargeIdOf(subscription.subscription_id, period),
      account_id: subscription.account_id,
      subscription_id: subscription.subscription_id,
      period,
      ...monthOf(subscription.anchor, period),
      amount: subscription.price,
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

/** The charge in its next state. There is no other way than those above. */
function transition(charge: Charge, state: State): Charge {
  if (!allowedFrom[state].includes(charge.state))
    throw new Error(`A charge that is ${charge.state} cannot be ${state}`);
  return { ...charge, state };
}

const MINUTE = 60_000;
/** Whoever works on a charge may be at it for so long before somebody else looks. */
const CHECK_AFTER = { claimed: 10, refunding: 5, tried: 15 } as const;

const inMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE).toISOString();

/** The next time the bank is asked, written down before it is. */
export const beginAttempt = (charge: Charge, now: Date): Charge => ({
  ...transition(charge, 'claimed'),
  attempt: charge.attempt + 1,
  asking: true,
  asked_at: now.toISOString(),
  attention_at: inMinutes(now, CHECK_AFTER.claimed),
});

/** The bank was not asked after all, as far as the provider knows: it may be, by another key. */
export const abortAttempt = (charge: Charge): Charge => ({ ...charge, asking: false });

/** One more payment is asked for: the answer to the last time was lost, and no payment is there. */
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
  }: { code: (typeof cardErrors)[number]; hard: boolean; next_try_at: string | null; refusal_id?: string | null },
  now: Date,
): Charge => ({
  ...transition(charge, 'declined'),
  asking: false,
  declines: charge.declines + 1,
  problem: { ...problem, refusal_id, at: now.toISOString() },
  // Where it is not tried again somebody must still see to it that it is never taken.
  attention_at: problem.next_try_at
    ? inMinutes(new Date(problem.next_try_at), CHECK_AFTER.tried)
    : inMinutes(now, CHECK_AFTER.claimed),
});

/** Its owner gave another card: it is tried with that one at once, whatever the last one was refused for. */
export const retryNow = (charge: Charge, now: Date): Charge => ({
  ...charge,
  problem: charge.problem && { ...charge.problem, hard: false, next_try_at: now.toISOString() },
  attention_at: inMinutes(now, CHECK_AFTER.tried),
});

export const recordPayment = (charge: Charge, card: Card, now: Date): Charge => ({
  ...transition(charge, 'settled'),
  asking: false,
  problem: null,
  paid_at: now.toISOString(),
  card,
  receipt_number: receiptNumber(charge),
  attention_at: null,
});

/** It was taken, or may have been, and goes back: nothing that happens later changes that. */
export const beginRefund = (
  charge: Charge,
  because: EndReason | 'cancelled',
  now: Date,
  taken?: { card: Card },
): Charge => ({
  ...transition(charge, 'refunding'),
  asking: false,
  ...(taken && { paid_at: now.toISOString(), card: taken.card, receipt_number: receiptNumber(charge) }),
  refund: { because, asked_at: now.toISOString(), tries: 1, refund_id: null, done_at: null },
  attention_at: inMinutes(now, CHECK_AFTER.refunding),
});

/** The provider has it, and the money is on its way. */
export const recordPendingRefund = (charge: Charge, refund_id: string, now: Date): Charge => ({
  ...charge,
  refund: charge.refund && { ...charge.refund, refund_id },
  attention_at: inMinutes(now, 60),
});

/** The provider could not: it is asked once more, by another key. */
export const retryRefund = (charge: Charge, now: Date): Charge => ({
  ...charge,
  refund: charge.refund && { ...charge.refund, tries: charge.refund.tries + 1, refund_id: null },
  attention_at: inMinutes(now, CHECK_AFTER.refunding),
});

export const recordRefund = (charge: Charge, refund_id: string, now: Date): Charge => ({
  ...transition(charge, 'refunded'),
  refund: charge.refund && { ...charge.refund, refund_id, done_at: now.toISOString() },
  attention_at: null,
});

export const recordDispute = (charge: Charge, now: Date): Charge => ({ ...charge, disputed_at: now.toISOString() });

/** It was to go back, and its owner went to their bank as well: it is on its way back from there, and not from us. */
export const leaveRefundToBank = (charge: Charge, now: Date): Charge => ({
  ...recordDispute(charge, now),
  attention_at: null,
});

/** The bank sent back what was given back: it is asked for once more, when somebody had a day to look at it. */
export function reopenRefund(charge: Charge, now: Date): Charge {
  if (charge.state !== 'refunded') throw new Error(`A charge that is ${charge.state} cannot come back`);
  const { refund, ...rest } = retryRefund({ ...charge, state: 'refunding' }, now);
  return { ...rest, refund: refund && { ...refund, done_at: null }, attention_at: inMinutes(now, 24 * 60) };
}

export const recordVoid = (charge: Charge): Charge => ({
  ...transition(charge, 'void'),
  asking: false,
  attention_at: null,
});

/** Of what was taken. The end of the charge’s own id: it can be guessed by nobody, and is the same each time. */
const receiptNumber = ({ charge_id, period }: Charge) => `C-${charge_id.slice(-8)}-${period}`;

/** Until when its owner may have it back by themselves. */
export function refundableUntil({ state, paid_at, disputed_at }: Charge, days: number): string | null {
  if (state !== 'settled' || !paid_at || disputed_at) return null;
  return new Date(Date.parse(paid_at) + days * 86_400_000).toISOString();
}
