import * as z from 'zod';

import { attempt } from '#frontend/lib/storage.ts';
import { CheckoutId, newId } from '#shared/values/id.ts';

const KEY = 'checkout';

/** One go at paying, of this tab. It outlives a reload, so that the same go is never begun twice. */
const Order = z.object({ checkout_id: CheckoutId, is_sent: z.boolean() });
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
export const presentOrder = (): Order => kept() ?? keep({ checkout_id: newId('checkout'), is_sent: false });

/** Whether something was asked in the name of this go, the answer of which is not known. */
export const wasSent = (): boolean => kept()?.is_sent ?? false;

export const noteSent = (order: Order): Order => keep({ ...order, is_sent: true });

/** What became of it is certain: the next try is another go. */
export const endOrder = (): void => attempt(() => sessionStorage.removeItem(KEY));
