import { createHmac } from 'node:crypto';

import type Stripe from 'stripe';

import type { Fate } from '#functions/providers/payments/double/faults.ts';
import type { Delivery, Store } from '#functions/providers/payments/double/store.ts';
import { MINUTE } from '#shared/values/duration.ts';

/** How long it is waited after each attempt that failed: three days in all, as Stripe tries in live mode. */
const waits = [1, 5, 30, 120, 300, 600, 720, 720, 720, 720].map((minutes) => minutes * MINUTE);

/** Pending deliveries, stored with all other objects, so that a restart loses none. */
export function outbox(store: Store, newId: (prefix: string) => string, now: () => number) {
  const send = (event_id: string, at: number) => store.put('delivery', { id: newId('whd_'), event_id, at, attempt: 0 });
  return {
    add({ id }: Stripe.Event, fate: Fate = 'arrives'): void {
      if (fate === 'lost') return;
      send(id, now() + (typeof fate === 'object' ? fate.late : 0));
      if (fate === 'twice') send(id, now());
    },
    /** Deliveries due by now, the oldest first. */
    due: (): Delivery[] => {
      const at = now();
      return [...store.all('delivery')].filter((each) => each.at <= at).sort((a, b) => a.at - b.at);
    },
    /** Records whether a delivery succeeded. A failed one is retried, and finally given up. */
    settle: ({ id }: Delivery, taken: boolean): void => {
      const delivery = store.get('delivery', id);
      const wait = waits[delivery?.attempt ?? 0];
      if (!delivery || taken || wait === undefined) store.drop('delivery', id);
      else store.put('delivery', { ...delivery, attempt: delivery.attempt + 1, at: now() + wait });
      store.commit();
    },
  };
}

/** An event as posted: its body and signature header. */
export function sign(event: Stripe.Event, secret: string, now: Date): { body: string; signature: string } {
  const body = JSON.stringify(event);
  const t = Math.floor(now.getTime() / 1000);
  return { body, signature: `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}` };
}
