import { decide } from '#functions/billing/charge/decide.ts';
import { emailOf } from '#functions/billing/charge/emails.ts';
import { type ChargeEvent, type Month, type Outcome, type Step, wait } from '#functions/billing/charge/step.ts';
import { type Charge, chargeIdOf } from '#functions/billing/domain/charge.ts';
import { isUnclaimed } from '#functions/billing/domain/subscription.ts';
import { endReplacedBy } from '#functions/billing/domain/subscription-changes.ts';
import { afterSave, type Payer, payerOf, revised } from '#functions/billing/charge/payer.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import { taxRateOf } from '#functions/billing/offer.ts';
import { log } from '#functions/platform/log.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import { NothingHappened, OutcomeUnknown, type Payments } from '#functions/providers/payments/port.ts';
import type { CardError } from '#shared/errors/card-errors.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** How far a run has come: the items as they are stored, and what its last step led to. */
type Progress = {
  charge: Revised<Charge> | undefined;
  payer: Payer;
  event?: ChargeEvent | undefined;
  problem?: CardError | undefined;
};
type Save = Step & { do: 'save' };
type Call = Exclude<Step, { do: 'save' | 'save-attempt' | 'stop' }>;
type Options = Partial<Record<'onSession' | 'refetch' | 'abandon', boolean>>;

/** A run that loses this many races leaves the charge to the others. */
const MAX_STEPS = 40;

/**
 * Moves the charge of a month as far as it can go now. Any number of runs may do so concurrently, and each may crash anywhere:
 * every step is saved with a version check before it is carried out, and the next run goes on from there. A run that loses
 * a race loads again.
 */
export async function advanceCharge(
  month: Month,
  context: BillingContext,
  now: Date,
  { onSession = false, refetch = false, abandon = false }: Options = {},
): Promise<Outcome> {
  const { period } = month;
  let progress: Progress | undefined;
  for (let count = 0; count < MAX_STEPS; count++) {
    try {
      progress ??= (refetch ? undefined : await unclaimed(month, context, now)) ?? (await load(month, context, now));
      const { charge, payer, event, problem } = progress;
      const { subscription, checkout } = payer;
      const rate = taxRateOf(subscription?.place);
      const step = decide({
        charge,
        subscription,
        checkout,
        event,
        problem,
        period,
        rate,
        now,
        onSession,
        refetch,
        abandon,
      });
      if (step.do === 'stop') return step.outcome;
      progress = await carryOut(step, progress, context, now);
      if (step.do === 'save' && step.outcome) return step.outcome;
    } catch (error) {
      if (!(error instanceof Fault) || error.code !== 'request.conflict') throw error;
      progress = undefined;
      refetch = true;
    }
  }
  return wait(1, now);
}

/** A due month that nobody has claimed: it has no charge to read, and the claim fails if one has come to exist. */
async function unclaimed(
  { account_id, subscription_id, period }: Month,
  context: BillingContext,
  now: Date,
): Promise<Progress | undefined> {
  const stored = await context.subscriptions.of(account_id);
  if (stored?.subscription_id !== subscription_id || !isUnclaimed(stored, period, now)) return undefined;
  return { charge: undefined, payer: { subscription: stored, stored, checkout: undefined } };
}

/** Reads the charge before the membership: an older membership would not know of the charge, which would be voided. */
async function load(month: Month, context: BillingContext, now: Date): Promise<Progress> {
  const charge = await context.charges.of(month.account_id, chargeIdOf(month.subscription_id, month.period));
  return { charge, payer: await payerOf(charge, month, context, now) };
}

async function carryOut(
  step: Exclude<Step, { do: 'stop' }>,
  progress: Progress,
  context: BillingContext,
  now: Date,
): Promise<Progress> {
  switch (step.do) {
    case 'save':
      return save(step, progress, context, now);
    case 'save-attempt': {
      await context.commit(context.charges.write(step.charge, progress.charge));
      const payer = await payerOf(step.charge, step.charge, context, now);
      return { charge: revised(step.charge, progress.charge), payer, event: { type: 'attempt-saved' } };
    }
    default: {
      const asked = context.payments().then((payments) => call(step, payments));
      const event = await asked.catch((error: unknown) => failureOf(step.do, error));
      return { ...progress, event };
    }
  }
}

/** Saves a step in one transaction with its credits and its email. */
async function save(step: Save, progress: Progress, context: BillingContext, now: Date): Promise<Progress> {
  const { payer } = progress;
  const charge = step.charge ?? progress.charge;
  const subscription = step.subscription ?? payer.subscription;
  if (step.alert) log.error(step.alert, { charge: charge?.charge_id });
  const granted = step.grantsCredits && charge ? await grant(charge, payer, context, now) : undefined;
  const state = charge && { charge, subscription, checkout: step.checkout, credits: granted?.added };
  const emails = state
    ? await Promise.all((step.emails ?? []).map((email) => emailOf(email, state, context, now)))
    : [];
  await context.commit(
    ...(step.charge ? [context.charges.write(step.charge, progress.charge)] : []),
    ...(step.subscription ? [context.subscriptions.write(step.subscription, payer.stored)] : []),
    ...(step.checkout ? [context.checkouts.write(step.checkout, payer.checkout)] : []),
    // Fails where the account is being deleted: the deletion has seen no membership to end.
    ...(step.subscription && payer.begunBy ? [context.accounts.hold(payer.begunBy)] : []),
    ...(granted?.writes ?? []),
    ...emails.flatMap((email) => (email ? [email.write, ...(email.writes ?? [])] : [])),
  );
  for (const email of emails) await email?.send();
  return {
    charge: step.charge ? revised(step.charge, progress.charge) : progress.charge,
    payer: afterSave(payer, step),
    problem: step.problem ?? progress.problem,
  };
}

const grant = (
  { account_id, charge_id, subscription_id, period, credits }: Charge,
  { stored }: Payer,
  context: BillingContext,
  now: Date,
) => {
  const after = endReplacedBy(subscription_id, stored);
  const month = { account_id, cause: 'month' as const, of: charge_id, period: String(period), allotment: credits };
  return context.credits.grant({ ...month, after }, now);
};

/** Calls the provider and returns the result. */
async function call(step: Call, payments: Payments): Promise<ChargeEvent> {
  switch (step.do) {
    case 'find-payment': {
      const payment = await payments.findPayment(step.request);
      return payment ? { type: 'payment-created', intent_id: payment.intent_id } : { type: 'payment-missing' };
    }
    case 'create-payment': {
      const { intent_id } = await payments.createPayment(step.request, step.key);
      return { type: 'payment-created', intent_id };
    }
    case 'confirm-payment': {
      const { intent_id, paidWith, onSession, key } = step;
      const payment = await payments.confirmPayment({ intent_id, onSession, ...paidWith }, key);
      return { type: 'payment-reported', payment };
    }
    case 'retrieve-payment': {
      const { intent_id, isBeforeRefund } = step;
      const payment = await payments.retrievePayment(intent_id);
      return { type: 'payment-reported', payment, ...(isBeforeRefund && { isBeforeRefund }) };
    }
    case 'void-payment':
      return { type: 'void-reported', payment: await payments.voidPayment(step.intent_id, step.key) };
    case 'refund-payment':
      return { type: 'refund-reported', refund: await payments.refundPayment(step.intent_id, step.key) };
  }
}

function failureOf(call: Call['do'], error: unknown): ChargeEvent {
  if (error instanceof OutcomeUnknown) return { type: 'call-lost', call };
  if (error instanceof NothingHappened) return { type: 'call-rejected', call };
  const isDisputed = error instanceof Fault && error.code === 'billing.not-refundable';
  if (call === 'refund-payment' && isDisputed) return { type: 'refund-refused' };
  throw error;
}
