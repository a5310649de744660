import type { StripeDouble } from '#functions/providers/payments/double/stripe-double.ts';

const EVERY_MS = 400;
const PATIENCE_MS = 10_000;

/** Posts the events that are due, one after another, for as long as it is not disposed of. */
export function startWebhookSender(stripe: StripeDouble, url: () => string) {
  const end = new AbortController();
  let round: Promise<void> | undefined;

  async function deliver(): Promise<void> {
    stripe.ripen();
    for (const { delivery, body, signature } of stripe.deliveries.due()) {
      if (end.signal.aborted) return;
      stripe.deliveries.settle(delivery, await post(body, signature));
    }
  }
  async function post(body: string, signature: string): Promise<boolean> {
    try {
      const response = await fetch(url(), {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body,
        signal: AbortSignal.any([end.signal, AbortSignal.timeout(PATIENCE_MS)]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false; // no server there: retried later
    }
  }
  /** Sends now, and again what became due meanwhile. */
  const run = () =>
    (round ??= deliver()
      .catch((error: unknown) => console.error(error))
      .finally(() => (round = undefined)));
  const timer = setInterval(() => void run(), EVERY_MS).unref();
  return {
    run,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      end.abort();
      await round;
    },
  };
}
