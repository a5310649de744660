import { setTimeout as sleep } from 'node:timers/promises';

import type { Limiter } from '#functions/platform/limits.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';
import type { CheckoutId } from '#shared/values/id.ts';

/** How long a request waits for another one for the same checkout, and after which pauses it looks: each look is a write. */
const WAIT_MS = 8000;
const pauseMs = (looks: number) => Math.min(100 * 2 ** looks, 1000);

/**
 * Runs the requests for one checkout one after the other: those that come second find what the first one did, and try no
 * card again. Where a request dies, its turn ends with the limit `checkout-turn`.
 *
 * @throws request.conflict where the one before takes too long
 */
export async function oneAtATime<T>(
  checkout_id: CheckoutId,
  limits: Limiter,
  now: Date,
  work: () => Promise<T>,
): Promise<T> {
  const of = { subject: checkout_id };
  const since = performance.now();
  const time = () => new Date(now.getTime() + performance.now() - since);
  await turn();
  try {
    return await work();
  } finally {
    await limits.take('checkout-turn', of, time(), -1).catch(() => undefined); // it ends by itself
  }

  async function turn(): Promise<void> {
    for (let looks = 0; ; looks++) {
      const isFree = await limits.take('checkout-turn', of, time()).then(() => true, falseIfTaken);
      if (isFree) return;
      if (performance.now() - since > WAIT_MS) throw new Fault('request.conflict');
      await sleep(pauseMs(looks));
    }
  }
}

function falseIfTaken(error: unknown): false {
  if (asFault(error).code === 'request.too-many') return false;
  throw error;
}
