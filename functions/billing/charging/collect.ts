import { callOff } from '#functions/billing/charging/call-off.ts';
import { type Case, mayTake, type Outcome } from '#functions/billing/charging/case.ts';
import { conclude } from '#functions/billing/charging/conclude.ts';
import { asked, preparing, unasked } from '#functions/billing/domain/charge.ts';
import { NothingHappened, OutcomeUnknown } from '#functions/providers/payments/port.ts';

/** A key is believed to be remembered by the provider for a day; a little less, for clocks that differ. */
const KEY_HOURS = 20;

/**
 * Takes the money of a claimed charge. A payment is prepared, which moves nothing; its id is written down, and with it that
 * the bank is about to be asked; the membership is read once more; only then is the bank asked. A payment can be taken once,
 * so whoever comes later with the same id cannot take it again.
 */
export async function collect(open: Case): Promise<Outcome | 'again'> {
  const { subscription, charge, till, now, present } = open;
  const payments = await till.payments();
  if (charge.asking && charge.intent_id) return conclude(open, await payments.lookAtPayment(charge.intent_id));
  if (!mayTake(subscription, charge)) return callOff(open);

  const intent_id = charge.intent_id ?? (await prepare(open));
  if (!intent_id) return 'again';
  const next = asked({ ...charge, intent_id }, now);
  await till.commit(till.charges.write(next, charge));
  const asking: Case = { ...open, charge: { ...next, revision: charge.revision + 1 } };

  const fresh = await till.subscriptions.of(charge.account_id);
  if (!mayTake(fresh, next)) return callOff({ ...asking, subscription: fresh });
  const { payment_method } = fresh.card;
  const key = `confirm:${charge.charge_id}:${next.attempt}`;
  try {
    const payment = await payments.confirmPayment({ intent_id, payment_method, present }, key);
    return await conclude({ ...asking, subscription: fresh }, payment);
  } catch (error) {
    if (error instanceof OutcomeUnknown) {
      return conclude({ ...asking, subscription: fresh }, await payments.lookAtPayment(intent_id));
    }
    if (error instanceof NothingHappened) {
      await till.commit(till.charges.write(unasked(asking.charge), asking.charge));
    }
    throw error;
  }
}

/** The id of the payment of a charge: of one that an earlier try left behind, or of a new one. */
async function prepare({ charge, till, now }: Case): Promise<string | undefined> {
  const { charge_id, account_id, customer_id, amount, suffix, prepared } = charge;
  const payments = await till.payments();
  const isOld = Date.parse(charge.claimed_at) + KEY_HOURS * 3_600_000 <= now.getTime();
  if (prepared > 1 || isOld) {
    const found = await payments.findPayment({ charge_id, customer_id });
    if (found) return found.intent_id;
  }
  const asking = { charge_id, account_id, customer_id, amount, suffix };
  try {
    return (await payments.preparePayment(asking, `prepare:${charge_id}:${prepared}`)).intent_id;
  } catch (error) {
    if (!(error instanceof OutcomeUnknown)) throw error;
    // A lost answer may be replayed to the same key for a day: the next try looks first, and then has a key of its own.
    await till.commit(till.charges.write(preparing(charge, now), charge));
    throw error;
  }
}
