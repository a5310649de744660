import { type Case, type Outcome, release, waitFor } from '#functions/billing/charging/case.ts';
import { goesBack } from '#functions/billing/charging/give-back.ts';
import { voided } from '#functions/billing/domain/charge.ts';

/** Sees to it that a charge without a membership is never taken; and if it was taken by then, that it goes back. */
export async function callOff(open: Case): Promise<Outcome | 'again'> {
  const { charge, till, now } = open;
  if (charge.intent_id) {
    const payments = await till.payments();
    // To void twice is to void once: the key need not be the same, and a lost answer must not be replayed.
    const payment = await payments.voidPayment(charge.intent_id, `void:${charge.charge_id}:${now.toISOString()}`);
    if (payment.state === 'paid') return goesBack(open, payment);
    if (payment.state !== 'void') return waitFor(1, now);
  }
  await till.commit(till.charges.write(voided(charge), charge), ...release(open));
  return { outcome: 'over' };
}
