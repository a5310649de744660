import * as z from 'zod';

import { SignedIn } from '#shared/api/auth.ts';
import { domain } from '#shared/contract/endpoint.ts';
import { errorCodes } from '#shared/errors/catalogue.ts';
import { sanctions } from '#shared/errors/sanctions.ts';
import { page, PageNumber } from '#shared/contract/page.ts';
import { type CardError, cardErrors } from '#shared/errors/card-errors.ts';
import { Email, Proof } from '#shared/validation/account.ts';
import { Day } from '#shared/values/day.ts';
import { Charge, Membership, Standing } from '#shared/values/membership.ts';
import { ChargeId, CheckoutId, EntryId, PersonId } from '#shared/values/id.ts';
import { figures } from '#shared/values/figures.ts';
import { languages } from '#shared/values/language.ts';
import { Currency, Money } from '#shared/values/money.ts';
import { TaxLine } from '#shared/values/tax.ts';

/** Why credits came or went. */
export const CreditCause = z.enum([
  'trial',
  'month',
  /** The membership ended, and what was left with it. The name is that of the first entries, which are kept as they are. */
  'month-ended',
  'membership-cancelled',
  'membership-withdrawn',
  'report',
  'opened-again',
  'opened-sparse',
  'returned-empty',
  'returned-wrong-person',
  'reversed',
  'support',
]);
export type CreditCause = z.infer<typeof CreditCause>;

/** One line of the ledger: nothing is ever changed in it, only added. */
export const CreditEntry = z.object({
  entry_id: EntryId,
  at: z.iso.datetime(),
  cause: CreditCause,
  change: z.number().int(),
  /** The balance after it. */
  left: z.number().int(),
  /** What it was for, in its owner’s eyes: the name at the head of a report, the number of a month. */
  subject: z.string().nullable(),
  person_id: PersonId.nullable(),
  facts: z.number().int().nullable(),
  sources: z.number().int().nullable(),
  purpose: z.string().nullable(),
  free_until: z.iso.datetime().nullable(),
});
export type CreditEntry = z.infer<typeof CreditEntry>;

/**
 * How the browser takes a card: by the provider’s own fields, in the provider’s own frame. Either gives back a
 * confirmation token, and the number never comes near us.
 */
export const CardForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stripe'), publishable_key: z.string() }),
  z.object({ kind: z.literal('desk'), frame_url: z.url() }),
]);
export type CardForm = z.infer<typeof CardForm>;

/** The public price and schedule of a membership. */
export const Offer = z.object({
  mode: z.enum(['trial', 'money_back']),
  /** Days of this one’s trial: none in `money_back`, and none for who had theirs. */
  trial_days: z.number().int(),
  trial_credits: z.number().int(),
  /** What is charged a month where the visitor is: with the tax, where it is added. */
  monthly_price: Money,
  /** Of the monthly price; null where none is named. */
  tax: TaxLine.nullable(),
  monthly_credits: z.number().int(),
  /** For so long after a charge its owner may have it back by themselves. */
  refund_days: z.number().int(),
  /** Within how many days of the order the law of the place lets a consumer withdraw; null where it does not. */
  withdrawal_days: z.number().int().nullable(),
  descriptor: z.string(),
  terms_version: z.number().int(),
  /** The balance above which a month adds no credits. */
  most_credits: z.number().int(),
  /** Of a cancelled member: until when is paid. The membership continues then, and nothing is due before. */
  paid_until: z.iso.datetime().nullable(),
  /** Of a cancelled member: what runs until then is their trial, and nothing was paid. */
  continues_trial: z.boolean(),
  /** If it began now: when what is charged. The first of `charges` is today’s, of 0 with a trial. */
  charges: z.array(z.object({ at: z.iso.datetime(), amount: Money, credits: z.number().int() })),
  remind_at: z.iso.datetime().nullable(),
  /** A digest of the terms above, which the member agrees to. */
  digest: z.string(),
  standing: Standing,
  card_form: CardForm,
});
export type Offer = z.infer<typeof Offer>;

/**
 * A membership by its keep link: whether it renews, whether it is paused after its paid time, until when that runs, and its
 * next charge if it is kept.
 */
const KeptMembership = z.object({
  is_kept: z.boolean(),
  is_paused: z.boolean(),
  paid_until: z.iso.datetime(),
  next_charge: z.object({ at: z.iso.datetime(), amount: Money }),
});

/** What the provider’s fields gave the browser for a card. */
const ConfirmationToken = z.string('required').regex(/^ctoken_\w{1,64}$/, 'invalid');

/** Where one go at paying has come to. */
export const CheckoutStep = z.discriminatedUnion('state', [
  /** The bank asks its owner: the provider’s own script shows that, with this secret; then `finishCheckout`. */
  z.object({ state: z.literal('action'), client_secret: z.string() }),
  /** The bank has not decided yet: call `finishCheckout` again in a moment. */
  z.object({ state: z.literal('processing') }),
  z.object({ state: z.literal('done'), membership: Membership }),
  /** Of a visitor alone, who has an account and is logged in by now: what else would have been the failure. */
  z.object({
    state: z.literal('refused'),
    code: z.enum(errorCodes),
    until: z.iso.datetime().nullable(),
  }),
]);
export type CheckoutStep = z.infer<typeof CheckoutStep>;

export { type CardError, cardErrors };

const paying = [
  ...cardErrors,
  ...sanctions,
  'billing.not-allowed',
  'billing.not-completed',
  'billing.unsuccessful',
  'billing.misconfigured',
  'billing.descriptor-too-long',
  'billing.descriptor-letter',
  'billing.not-charged',
  'billing.unknown',
  'request.conflict',
  'request.too-many',
] as const;

const changing = [
  'billing.no-active-subscription',
  'billing.not-allowed',
  'request.conflict',
  'request.too-many',
] as const;

/** Of a mailed link to a membership. */
const ofLink = [
  'auth.link-expired',
  'billing.link-incomplete',
  'auth.account-closed',
  'billing.no-active-subscription',
  'request.too-many',
] as const;

/** An amount as the member saw it. */
const ShownAmount = z.strictObject({
  minor_units: z.number('required').int('invalid').min(0, 'invalid').max(100_000_000, 'invalid'),
  currency: Currency,
});

/** Of the link that takes a cancellation back; null where that is not possible. */
const KeepLinkToken = z.string().nullable();

/** A contract by its withdrawal link. */
const LinkedContract = z.object({
  ordered_at: z.iso.datetime(),
  /** The last day of the period, by the clock of the member. */
  last_day: Day,
  /** When its member left it; null before. */
  left_at: z.iso.datetime().nullable(),
  is_withdrawable: z.boolean(),
  /** What withdrawing pays back; null where nothing was paid. */
  amount: Money.nullable(),
  /** What goes back to the card since it was left; null where nothing does. */
  paid_back: Money.nullable(),
});

/** The token of a mailed link. */
const LinkInput = z.strictObject({ token: z.string('required').min(1, 'required').max(256) });

export const billing = domain('billing', {
  getOffer: {
    method: 'GET',
    path: '/billing/offer',
    access: 'public',
    recognises: true,
    summary: 'The price and schedule of a membership as configured now for the country of the visitor',
    input: z.strictObject({}),
    output: Offer,
    errors: [],
  },
  getCredits: {
    method: 'GET',
    path: '/billing/credits',
    access: 'member',
    summary: 'The credit balance and its ledger',
    input: z.strictObject({ page: PageNumber, only: z.enum(['all', 'used', 'returned']).default('all') }),
    output: z.object({
      balance: z.number().int(),
      /** Of all that came since the last grant: what is not used, was used and returned, and was used. */
      unused: z.number().int(),
      returned: z.number().int(),
      used: z.number().int(),
      /** When the next ones come; null where no membership runs. */
      renews_at: z.iso.datetime().nullable(),
      entries: page(CreditEntry),
    }),
    errors: [],
  },
  checkout: {
    method: 'POST',
    path: '/billing/checkout',
    access: 'public',
    checksCountry: true,
    recognises: true,
    summary: 'Start a membership with a card; registers and signs in a visitor first',
    input: z.strictObject({
      checkout_id: CheckoutId,
      confirmation_token: ConfirmationToken,
      agreed: z.literal(true, 'checkout.agreement'),
      /** Of the offer that was agreed to. */
      offer: z.string('required').max(128),
      /** Of a visitor alone, who is not recognised without it. */
      email: Email.optional(),
      language: z.enum(languages),
      time_zone: z.string().max(64).optional(),
      /** Whose report it was ordered for: the mail about the order links to it. */
      person_id: PersonId.optional(),
      /** What `getDeviceHash` gave this browser. */
      device: z.string().max(128).optional(),
      proof: Proof,
    }),
    output: z.object({ step: CheckoutStep, session: SignedIn.nullable() }),
    errors: [
      ...paying,
      'auth.unauthenticated',
      'auth.email-taken',
      'auth.blocked',
      'billing.already-subscribed',
      'billing.offer-changed',
      'billing.trial-used',
    ],
  },
  finishCheckout: {
    method: 'POST',
    path: '/billing/checkout/{checkout_id}/finish',
    access: 'member',
    summary: 'Finish a checkout after the bank’s confirmation',
    input: z.strictObject({ checkout_id: CheckoutId }),
    output: CheckoutStep,
    errors: [
      ...paying,
      'billing.already-subscribed',
      'billing.offer-changed',
      'billing.trial-used',
      'billing.charge-not-found',
    ],
  },
  getMembership: {
    method: 'GET',
    path: '/billing/membership',
    access: 'member',
    summary: 'The membership: end, next charge and card',
    input: z.strictObject({}),
    output: Membership,
    errors: [],
  },
  getCharges: {
    method: 'GET',
    path: '/billing/charges',
    access: 'member',
    summary: 'Past and planned charges, latest first',
    input: z.strictObject({}),
    output: z.object({ charges: z.array(Charge) }),
    errors: [],
  },
  getCharge: {
    method: 'GET',
    path: '/billing/charges/{charge_id}',
    access: 'member',
    summary: 'One charge, and what a refund would change',
    input: z.strictObject({ charge_id: ChargeId }),
    output: Charge.extend({
      /** What else a refund would do; null where it may not be refunded. */
      refund_would: z.object({ end_membership: z.boolean(), end_credits: z.number().int() }).nullable(),
      /** Who is billed. */
      name: z.string(),
      email: z.string(),
    }),
    errors: ['billing.charge-not-found'],
  },
  refundCharge: {
    method: 'POST',
    path: '/billing/charges/{charge_id}/refund',
    access: 'member',
    summary: 'Refund a charge in full; idempotent',
    input: z.strictObject({ charge_id: ChargeId, also_cancel: z.boolean().default(false) }),
    output: Charge,
    errors: ['billing.charge-not-found', 'billing.not-refundable', 'request.conflict'],
  },
  confirmCharge: {
    method: 'POST',
    path: '/billing/charges/{charge_id}/confirm',
    access: 'member',
    summary: 'Confirm a renewal with the card on file, on session; idempotent',
    input: z.strictObject({ charge_id: ChargeId }),
    output: CheckoutStep,
    errors: [
      ...cardErrors,
      'billing.charge-not-found',
      'billing.not-confirmable',
      'billing.not-completed',
      'billing.misconfigured',
      'request.conflict',
      'request.too-many',
    ],
  },
  unsubscribe: {
    method: 'POST',
    path: '/billing/unsubscribe',
    access: 'member',
    summary: 'Cancel the membership at the end of the paid period; nothing is charged afterwards',
    /** `withdraws` declares a withdrawal from the contract, where the law has it; the mail then confirms that. */
    input: z.strictObject({ withdraws: z.boolean().default(false) }),
    output: Membership,
    errors: ['billing.no-active-subscription', 'billing.could-not-unsubscribe'],
  },
  lookAtCancelLink: {
    method: 'POST',
    path: '/billing/cancel-link',
    access: 'public',
    reads: true,
    summary: 'What the cancel link of a receipt would cancel',
    input: LinkInput,
    output: z.object({
      standing: Standing,
      paid_until: z.iso.datetime().nullable(),
      next_charge: Membership.shape.next_charge,
      cancelled_at: z.iso.datetime().nullable(),
      /** What expires with the membership. */
      unused_credits: z.number().int(),
    }),
    errors: [...ofLink, 'billing.earlier-membership'],
  },
  unsubscribeByLink: {
    method: 'POST',
    path: '/billing/cancel-link/unsubscribe',
    access: 'public',
    summary: 'Cancel the membership by the link of a receipt, without a login',
    input: LinkInput,
    output: z.object({
      cancelled_at: z.iso.datetime(),
      paid_until: z.iso.datetime(),
      /** Of what this request cancelled: old mails hold the link too, and must not take back a cancellation of the member. */
      keep_token: KeepLinkToken,
    }),
    errors: [...ofLink, 'billing.could-not-unsubscribe'],
  },
  requestWithdrawalLink: {
    method: 'POST',
    path: '/billing/withdrawal-link/request',
    access: 'public',
    summary: 'Mail the link that withdraws from the contract of an address; the answer is the same without one',
    input: z.strictObject({ email: Email, language: z.enum(languages), proof: Proof }),
    output: z.object({}),
    errors: ['request.too-many', 'request.proof-needed'],
  },
  lookAtWithdrawalLink: {
    method: 'POST',
    path: '/billing/withdrawal-link',
    access: 'public',
    reads: true,
    summary: 'The contract that a withdrawal link withdraws from',
    input: LinkInput,
    output: LinkedContract,
    errors: [...ofLink, 'billing.earlier-membership'],
  },
  withdrawByLink: {
    method: 'POST',
    path: '/billing/withdrawal-link/withdraw',
    access: 'public',
    summary: 'Withdraw from the contract by its link, without a login; idempotent',
    input: LinkInput,
    output: LinkedContract,
    errors: [
      ...ofLink,
      'billing.earlier-membership',
      'billing.could-not-unsubscribe',
      'billing.not-refundable',
      'request.conflict',
    ],
  },
  keepMembership: {
    method: 'POST',
    path: '/billing/membership/keep',
    access: 'member',
    summary: 'Take a cancellation back',
    input: z.strictObject({}),
    output: Membership,
    errors: [...changing, 'billing.not-changeable'],
  },
  lookAtKeepLink: {
    method: 'POST',
    path: '/billing/keep-link',
    access: 'public',
    reads: true,
    summary: 'What a keep link would keep',
    input: LinkInput,
    output: KeptMembership,
    errors: [...ofLink, 'billing.earlier-membership'],
  },
  keepByLink: {
    method: 'POST',
    path: '/billing/keep-link/keep',
    access: 'public',
    summary: 'Take a cancellation back by its link',
    input: LinkInput,
    output: KeptMembership,
    errors: [...ofLink, ...changing, 'billing.earlier-membership', 'billing.not-changeable'],
  },
  pauseMembership: {
    method: 'POST',
    path: '/billing/membership/pause',
    access: 'member',
    summary: 'Pause the membership',
    input: z.strictObject({
      months: z.number('required').int('invalid').min(1, 'invalid').max(figures.pauseMonths, 'invalid'),
    }),
    output: Membership,
    errors: [...changing, 'billing.not-changeable'],
  },
  resumeMembership: {
    method: 'POST',
    path: '/billing/membership/resume',
    access: 'member',
    summary: 'End a pause now; once the paid time is over, the next month is charged at once',
    input: z.strictObject({
      /** The amount that was shown as charged now; null where nothing was. */
      charge_now: ShownAmount.nullable(),
    }),
    output: Membership,
    errors: [...changing, 'billing.offer-changed'],
  },
  replaceCard: {
    method: 'POST',
    path: '/billing/card',
    access: 'member',
    summary: 'Replace the card; a declined month is charged to it at once',
    input: z.strictObject({
      checkout_id: CheckoutId,
      confirmation_token: ConfirmationToken,
      /** The amount of the declined month that was shown as charged now; null where nothing was. */
      charge_now: ShownAmount.nullable(),
    }),
    output: CheckoutStep,
    errors: [...paying, 'billing.no-active-subscription', 'billing.offer-changed'],
  },
  receiveEvent: {
    method: 'POST',
    path: '/billing/events',
    access: 'public',
    raw: true,
    summary: 'The payment provider’s webhook, signed by it',
    input: z.looseObject({}),
    output: z.object({ received: z.literal(true) }),
    errors: ['billing.bad-signature'],
  },
});
