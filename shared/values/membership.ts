import * as z from 'zod';

import { errorCodes } from '#shared/errors/catalogue.ts';
import { wallets } from '#shared/values/wallet.ts';
import { ChargeId, SubscriptionId } from '#shared/values/id.ts';
import { Money } from '#shared/values/money.ts';
import { TaxLine } from '#shared/values/tax.ts';

const moment = z.iso.datetime();

/** The part of a card by which its owner recognises it. We never get the rest. */
export const Card = z.object({
  brand: z.string(),
  last4: z.string().regex(/^\d{4}$/),
  exp_month: z.number().int().min(1).max(12),
  exp_year: z.number().int(),
  /** Given by this wallet, which its owner knows it by. */
  wallet: z.enum(wallets).optional(),
});
export type Card = z.infer<typeof Card>;

/**
 * `none`: never subscribed. `trialing`: not paid yet. `past_due`: the bank declined a renewal, which is retried.
 * `cancelled` runs to the end of its time, within which it can be kept or continued; after that a returning member starts another.
 */
const standings = ['none', 'trialing', 'active', 'past_due', 'cancelled'] as const;
export const Standing = z.enum(standings);
export type Standing = z.infer<typeof Standing>;

/** When a member agreed to what. */
const Agreed = z.object({ at: moment, terms_version: z.number().int(), amount: Money });

export const Membership = z.object({
  standing: Standing,
  subscription_id: SubscriptionId.nullable(),
  began_at: moment.nullable(),
  trial_ends_at: moment.nullable(),
  /** Until when reports may be opened. */
  paid_until: moment.nullable(),
  cancelled_at: moment.nullable(),
  /** When its member withdrew from the contract, by the right that the law gives; null where they did not. */
  withdrawn_at: moment.nullable(),
  /** It ended because a month was not paid: the bank declined each try, or its member did not confirm it. */
  ended_unpaid: z.boolean(),
  next_charge: z
    .object({ at: moment, amount: Money, period: z.number().int(), remind_at: moment.nullable() })
    .nullable(),
  /** The tax of a month, by the rate in force; null where none is named. */
  tax: TaxLine.nullable(),
  /** Of a cancelled one that can be kept until `paid_until`: the next charge if it is, and whether it then is still paused. */
  if_kept: z.object({ at: moment, amount: Money, is_paused: z.boolean() }).nullable(),
  /** Of a paused one: for how many months, and when the next month is charged. */
  pause: z.object({ months: z.number().int(), until: moment }).nullable(),
  can_pause: z.boolean(),
  /** Of one that can be paused: for how many months, and when the next month is charged then. */
  pause_choices: z.array(z.object({ months: z.number().int(), until: moment })),
  /** Of a refused renewal: why, which charge, and when it is tried again; null where only its owner can do something. */
  problem: z
    .object({
      code: z.enum(errorCodes),
      charge_id: ChargeId,
      /** What is unpaid, and from when to when that month is. */
      amount: Money,
      from: moment,
      until: moment,
      next_try_at: moment.nullable(),
      /** When the membership ends unless the month is paid. */
      ends_at: moment.nullable(),
      /** The bank wants its owner to confirm it: `confirmCharge`. */
      needs_owner: z.boolean(),
    })
    .nullable(),
  card: Card.nullable(),
  agreed: Agreed.nullable(),
  /** Until when its member may withdraw from what they agreed to; null where the law of the place gives no such right. */
  withdrawable_until: moment.nullable(),
  /** How charges are called on the statement of the card. */
  descriptor: z.string(),
  monthly_credits: z.number().int(),
});
export type Membership = z.infer<typeof Membership>;

/**
 * `planned` is in the future. `running` is asked of the bank and not known yet. `declined` was refused, and may be tried
 * again. `unconfirmed` waits for its owner, of whom the bank wants a confirmation. `refunding` is decided, and on its way
 * back. `refund_failed` is paid: the bank sent its refund back so often that it is not sent again, and support finds
 * another way. `void` never was taken, and never will be.
 */
const chargeStates = [
  'planned',
  'running',
  'declined',
  'unconfirmed',
  'paid',
  'refunding',
  'refund_failed',
  'refunded',
  'void',
] as const;

export const Charge = z.object({
  /** Null for a planned charge. */
  charge_id: ChargeId.nullable(),
  subscription_id: SubscriptionId,
  /** The month it pays for, counted from 1, and from when to when that is. */
  period: z.number().int(),
  from: moment,
  until: moment,
  amount: Money,
  /** Of the amount; null where none is named. */
  tax: TaxLine.nullable(),
  state: z.enum(chargeStates),
  /** When it is due, and when it was taken. */
  due_at: moment,
  paid_at: moment.nullable(),
  card: Card.nullable(),
  receipt_number: z.string().nullable(),
  /** Of its refund; null until that is done. */
  credit_note_number: z.string().nullable(),
  problem: z.object({ code: z.enum(errorCodes), next_try_at: moment.nullable() }).nullable(),
  refund: z
    .object({
      asked_at: moment,
      done_at: moment.nullable(),
      because: z.enum(['asked', 'withdrawn', 'cancelled', 'support']),
      /** Each refund that the bank sent back: when it was sent, and when it came back. */
      failures: z.array(z.object({ sent_at: moment, failed_at: moment })).readonly(),
      /** When it is sent again; null where it is under way, done or failed for good. */
      next_try_at: moment.nullable(),
    })
    .nullable(),
  /** Until when its owner may have it back by themselves; null where that is not so, or not any more. */
  refundable_until: moment.nullable(),
  /** When they could last have had it back by themselves: only support gives it back now. Null for every other charge. */
  refundable_ended_at: moment.nullable(),
  descriptor: z.string(),
  /** The consent under which it is charged; null where that is no longer stored. */
  agreed: Agreed.nullable(),
});
export type Charge = z.infer<typeof Charge>;
