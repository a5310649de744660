import { callOff } from '#functions/billing/charging/call-off.ts';
import { claim } from '#functions/billing/charging/claim.ts';
import { collect } from '#functions/billing/charging/collect.ts';
import { giveUp } from '#functions/billing/charging/decline.ts';
import { giveBack } from '#functions/billing/charging/give-back.ts';
import { conclude } from '#functions/billing/charging/conclude.ts';
import { type Case, mayTake, type Outcome, waitFor } from '#functions/billing/charging/case.ts';
import type { Till } from '#functions/billing/charging/till.ts';
import { chargeIdOf } from '#functions/billing/charge-store.ts';
import { cameBack } from '#functions/billing/domain/charge.ts';
import { log } from '#functions/platform/log.ts';
import { NothingHappened, OutcomeUnknown } from '#functions/providers/payments/port.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId, SubscriptionId } from '#shared/values/id.ts';

export type Month = { account_id: AccountId; subscription_id: SubscriptionId; period: number };
type Asking = {
  /** Whether its owner is there, and may be asked by the bank. */
  present: boolean;
  /** Whether somebody says that something happened at the provider: a refused payment is looked at as well. */
  look: boolean;
};

/** As often somebody else may write in between before this one leaves it to them. */
const ROUNDS = 12;

/**
 * Brings the charge of a month from wherever it stands to where it can go now. Any number may do so at once, and each may
 * die anywhere: whoever comes next reads what was decided, asks the provider what became of it, and goes on.
 */
export async function renew(
  month: Month,
  till: Till,
  now: Date,
  { present, look }: Asking = { present: false, look: false },
): Promise<Outcome> {
  const { account_id, subscription_id, period } = month;
  const charge_id = chargeIdOf(subscription_id, period);
  for (let round = 0; round < ROUNDS; round++) {
    // One after the other: a membership that is older than its charge does not know of it, and it would be called off.
    const charge = await till.charges.of(account_id, charge_id);
    const current = await till.subscriptions.of(account_id);
    const subscription = current?.subscription_id === subscription_id ? current : undefined;
    const found = { subscription, charge, till, now, present };
    const outcome = await step(found, period, look || round > 0).catch(unlessGoneOnWith);
    if (outcome === 'later') break;
    if (outcome !== 'again') return outcome;
  }
  return waitFor(1, now);
}

async function step(
  { charge, ...rest }: Omit<Case, 'charge'> & { charge: Case['charge'] | undefined },
  period: number,
  look: boolean,
): Promise<Outcome | 'again'> {
  if (!charge) {
    const claimed = await claim(rest, period);
    return claimed ? collect(claimed) : { outcome: 'over' };
  }
  const open: Case = { ...rest, charge };
  const { subscription, till, now } = open;
  switch (charge.state) {
    case 'claimed':
      return collect(open);
    case 'declined': {
      // Two may have asked the bank, and the one that it refused was the first to write.
      const payment =
        look && charge.intent_id ? await (await till.payments()).lookAtPayment(charge.intent_id) : undefined;
      if (payment?.state === 'paid') return conclude(open, payment);
      if (!mayTake(subscription, charge)) return callOff(open);
      const tryAt = charge.problem?.next_try_at;
      if (tryAt) return tryAt <= now.toISOString() ? collect(open) : { outcome: 'wait', at: tryAt };
      return charge.attention_at && charge.attention_at <= now.toISOString() ? giveUp(open) : { outcome: 'over' };
    }
    case 'refunding':
      return giveBack(open);
    case 'settled':
      return { outcome: 'paid' };
    case 'refunded':
      if (look) await lookForComingBack(open);
      return { outcome: 'over' };
    case 'void':
      return { outcome: 'over' };
  }
}

/** A card that is closed by now sends back what was given back, days later. That it is done was true until then. */
async function lookForComingBack({ charge, till, now }: Case): Promise<void> {
  const payment = charge.intent_id ? await (await till.payments()).lookAtPayment(charge.intent_id) : undefined;
  if (payment?.state !== 'paid' || payment.refund?.state !== 'failed') return;
  log.error('a refund came back from the bank', { charge: charge.charge_id });
  await till.commit(till.charges.write(cameBack(charge, now), charge));
}

/** Who lost a race begins again; who got no answer comes back. Everything else is somebody’s to look at. */
function unlessGoneOnWith(error: unknown): 'again' | 'later' {
  if (error instanceof Fault && error.code === 'request.conflict') return 'again';
  if (error instanceof OutcomeUnknown || error instanceof NothingHappened) return 'later';
  throw error;
}
