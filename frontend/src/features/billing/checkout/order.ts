import * as z from 'zod';

import { attempt } from '#frontend/lib/storage.ts';
import { CheckoutId, newId } from '#shared/values/id.ts';

const KEY = 'checkout';

/**
 * One go at paying, of this tab. It outlives a reload, so that the same is never begun twice: once it was sent, and as long
 * as nobody knows what became of it, it is asked for again with the same token of a card.
 */
const Order = z.object({
  checkout_id: CheckoutId,
  sent: z.object({ confirmation_token: z.string(), offer: z.string() }).nullable(),
});
type Order = z.infer<typeof Order>;

function kept(): Order | undefined {
  try {
    return Order.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data;
  } catch {
    return undefined; // closed, or somebody else wrote there
  }
}

const keep = (order: Order): Order => {
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(order)));
  return order;
};

/** The go that is open, or a new one. */
export const presentOrder = (): Order => kept() ?? keep({ checkout_id: newId('checkout'), sent: null });

/** Whether something was asked of which nobody knows yet what became of it. */
export const wasSent = (): boolean => kept()?.sent != null;

export const noteSent = (order: Order): Order => keep(order);

/** What became of it is certain: the next try is another go. */
export const endOrder = (): void => attempt(() => sessionStorage.removeItem(KEY));
