import { tryStorage } from '#frontend/lib/storage.ts';
import type { CheckoutId } from '#shared/values/id.ts';
import { isId, newId } from '#shared/values/new-id.ts';

const KEY = 'checkout';

/**
 * The order of this tab. It survives a reload, so that it is never placed twice: once sent, and until its outcome is
 * known, it is retried with the same card token.
 */
type Order = { checkout_id: CheckoutId; sent: { confirmation_token: string; offer: string } | null };

/** Checked by hand, so that the checkout does not load zod. */
function isOrder(value: unknown): value is Order {
  const { checkout_id, sent } = (value ?? {}) as Partial<Order>;
  const isSent = typeof sent?.confirmation_token === 'string' && typeof sent.offer === 'string';
  return isId('checkout', checkout_id) && (sent === null || isSent);
}

function storedOrder(): Order | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isOrder(value) ? value : undefined;
  } catch {
    return undefined; // blocked, or written by other code
  }
}

const storeOrder = (order: Order): Order => {
  tryStorage(() => sessionStorage.setItem(KEY, JSON.stringify(order)));
  return order;
};

/** The go that is open, or a new one. */
export const currentOrder = (): Order => storedOrder() ?? storeOrder({ checkout_id: newId('checkout'), sent: null });

/** Whether an order was sent whose outcome is unknown. */
export const isOrderSent = (): boolean => storedOrder()?.sent != null;

export const storeSentOrder = (order: Order): Order => storeOrder(order);

/** The outcome is certain: the next attempt is a new order. */
export const endOrder = (): void => tryStorage(() => sessionStorage.removeItem(KEY));
