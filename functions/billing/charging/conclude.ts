import { callOff } from '#functions/billing/charging/call-off.ts';
import { type Case, mayTake, type Outcome, release, waitFor } from '#functions/billing/charging/case.ts';
import { decline } from '#functions/billing/charging/decline.ts';
import { goesBack } from '#functions/billing/charging/give-back.ts';
import { settle } from '#functions/billing/charging/settle.ts';
import { unasked, voided } from '#functions/billing/domain/charge.ts';
import type { Payment } from '#functions/providers/payments/port.ts';

/** For so long the bank’s question to somebody who is there stays open. */
const ACTION_MINUTES = 30;

/** Draws from how the payment stands at the provider what follows for the charge. */
export async function conclude(open: Case, payment: Payment): Promise<Outcome | 'again'> {
  const { subscription, charge, till, now, present } = open;
  switch (payment.state) {
    case 'paid':
      if (mayTake(subscription, charge)) return settle({ ...open, subscription }, payment);
      // Taken, and the membership has ended meanwhile. That it goes back is decided before it does.
      return goesBack(open, payment);
    case 'declined':
      return decline(open, payment.decline);
    case 'action': {
      const isOver = Date.parse(charge.claimed_at) + ACTION_MINUTES * 60_000 <= now.getTime();
      if (isOver || !mayTake(subscription, charge)) return callOff(open);
      return present ? { outcome: 'action', client_secret: payment.client_secret } : waitFor(5, now);
    }
    case 'processing':
      return waitFor(1, now);
    case 'unconfirmed':
      if (!mayTake(subscription, charge)) return callOff(open);
      await till.commit(till.charges.write(unasked(charge), charge));
      return 'again';
    case 'void':
      await till.commit(till.charges.write(voided(charge), charge), ...release(open));
      return { outcome: 'over' };
  }
}
