import type { CardFields } from '#frontend/components/card-form/port.ts';
import { isOutcomeUnknown } from '#frontend/features/billing/checkout/checkout-faults.ts';
import { waitBeforeRetry } from '#frontend/features/billing/checkout/retry-delay.ts';
import type { CheckoutStep } from '#shared/api/billing.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';
import type { Membership } from '#shared/values/membership.ts';

type Payment = {
  send: () => Promise<CheckoutStep>;
  /** Asks for the outcome, after a challenge or while the bank has not answered. */
  ask: () => Promise<CheckoutStep>;
  fields: () => Promise<CardFields>;
  onStage: (stage: 'asking' | 'bank') => void;
  hasLeft: () => boolean;
};

/** How often a request is retried after a lost answer. */
const MAX_RETRIES = 4;

/** Sends a payment and passes the bank’s challenge. The server knows the outcome, whatever the bank’s window reports. */
export async function passChallenge({ send, ask, fields, onStage, hasLeft }: Payment): Promise<Membership | undefined> {
  let step = await retry(send);
  let shownSecret: string | undefined;
  for (let attempt = 0; !hasLeft(); attempt++) {
    if (step.state === 'done') return step.membership;
    if (step.state === 'refused') throw new Fault(step.code, { until: step.until ?? undefined });
    if (step.state === 'action') {
      // A second challenge is another one: of a card that was saved first, and then charged.
      if (shownSecret === step.client_secret) throw new Fault('billing.not-completed');
      shownSecret = step.client_secret;
      onStage('bank');
      await (await fields()).confirmAction(step.client_secret);
      onStage('asking');
    } else await waitBeforeRetry(attempt);
    step = await retry(ask);
  }
  return undefined;

  /** Retries the same request until it is answered; nothing happens twice. */
  async function retry(request: () => Promise<CheckoutStep>): Promise<CheckoutStep> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await request();
      } catch (error) {
        if (!isOutcomeUnknown(asFault(error)) || attempt === MAX_RETRIES || hasLeft()) throw error;
        await waitBeforeRetry(attempt);
      }
    }
  }
}
