import { type Case, type Outcome, release, waitFor } from '#functions/billing/charging/case.ts';
import { givenBack, givingBack, givingBackAgain, leftToBank, onItsWay } from '#functions/billing/domain/charge.ts';
import { log } from '#functions/platform/log.ts';
import { OutcomeUnknown, type Payment } from '#functions/providers/payments/port.ts';
import { Fault } from '#shared/errors/catalogue.ts';

type Refund = { refund_id: string; state: 'pending' | 'done' | 'failed' };

/** Decides that what was taken without a membership goes back, and gives it back. */
export async function goesBack(open: Case, { card }: Payment & { state: 'paid' }): Promise<Outcome | 'again'> {
  const { charge, till, now } = open;
  const next = givingBack(charge, 'cancelled', now, { card });
  await till.commit(till.charges.write(next, charge), ...release(open));
  return giveBack({ ...open, charge: { ...next, revision: charge.revision + 1 } });
}

/** Gives back what was decided to go back: asks the provider, or looks what became of it, and writes down what it says. */
export async function giveBack(open: Case): Promise<Outcome | 'again'> {
  const { charge, till, now } = open;
  const { intent_id, refund } = charge;
  if (!intent_id || !refund) throw new Error(`Charge ${charge.charge_id} goes back and was never taken`);
  const payments = await till.payments();
  if (refund.refund_id) {
    const payment = await payments.lookAtPayment(intent_id);
    return note(open, payment.state === 'paid' ? payment.refund : null);
  }
  try {
    return await note(open, await payments.refundPayment(intent_id, `refund:${charge.charge_id}:${refund.tries}`));
  } catch (error) {
    if (error instanceof Fault && error.code === 'billing.not-refundable') {
      await till.commit(till.charges.write(leftToBank(charge, now), charge));
      return { outcome: 'over' };
    }
    if (!(error instanceof OutcomeUnknown)) throw error;
    // A lost answer may be replayed to the same key for a day. What the provider has, it says.
    const payment = await payments.lookAtPayment(intent_id);
    if (payment.state === 'paid' && payment.refund) return note(open, payment.refund);
    await till.commit(till.charges.write(givingBackAgain(charge, now), charge));
    throw error;
  }
}

async function note(open: Case, refund: Refund | null): Promise<Outcome> {
  const { charge, till, now } = open;
  if (refund?.state === 'done') {
    await finish(open, refund.refund_id);
    return { outcome: 'over' };
  }
  if (refund?.state === 'pending') {
    await till.commit(till.charges.write(onItsWay(charge, refund.refund_id, now), charge));
    return waitFor(60, now);
  }
  log.error('refund failed, is tried again', { charge: charge.charge_id });
  await till.commit(till.charges.write(givingBackAgain(charge, now), charge));
  return waitFor(60, now);
}

async function finish({ charge, till, now }: Case, refund_id: string): Promise<void> {
  const account = await till.accounts.of(charge.account_id);
  const { amount, card, account_id } = charge;
  const letter =
    account &&
    card &&
    till.post.letter(
      {
        purpose: 'refund-done',
        to: account.email,
        account_id,
        language: account.language,
        params: { amount, card, at: now.toISOString() },
      },
      now,
    );
  await till.commit(till.charges.write(givenBack(charge, refund_id, now), charge), ...(letter ? [letter.write] : []));
  await letter?.send();
}
