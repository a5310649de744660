import { setTimeout as sleep } from 'node:timers/promises';

import type { Limiter } from '#functions/platform/limits.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';
import type { CheckoutId } from '#shared/values/id.ts';

/** The pauses, in ms, after which a request looks again whether the one before has ended: each look is a write. */
const PAUSES = [100, 200, 400, 800, 1000, 1000, 1000, 1000, 1000, 1000];

export type Turns = { limits: Limiter; pause: (ms: number) => Promise<unknown> };

export const pause: Turns['pause'] = (ms) => sleep(ms);

/**
 * Runs the requests for one checkout one after the other: those that come second find what the first one did, and try no
 * card again. Where a request dies, its turn ends with the limit `checkout-turn`.
 *
 * @throws request.conflict where the one before takes too long
 */
export async function oneAtATime<T>(
  checkout_id: CheckoutId,
  turns: Turns,
  now: Date,
  work: () => Promise<T>,
): Promise<T> {
  const of = { subject: checkout_id };
  const since = await turn();
  try {
    return await work();
  } finally {
    await turns.limits.take('checkout-turn', of, since, -1).catch(() => undefined); // it ends by itself
  }

  async function turn(): Promise<Date> {
    let at = now;
    for (const ms of PAUSES) {
      if (await isFree(at)) return at;
      await turns.pause(ms);
      at = new Date(at.getTime() + ms);
    }
    throw new Fault('request.conflict');
  }

  async function isFree(at: Date): Promise<boolean> {
    return turns.limits.take('checkout-turn', of, at).then(
      () => true,
      (error: unknown) => {
        if (asFault(error).code === 'request.too-many') return false;
        throw error;
      },
    );
  }
}
