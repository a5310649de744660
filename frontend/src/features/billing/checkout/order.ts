import { attempt } from '#frontend/lib/storage.ts';
import type { CheckoutId } from '#shared/values/id.ts';
import { isId, newId } from '#shared/values/new-id.ts';

const KEY = 'checkout';

/**
 * One go at paying, of this tab. It outlives a reload, so that the same is never begun twice: once it was sent, and as long
 * as nobody knows what became of it, it is asked for again with the same token of a card.
 */
type Order = { checkout_id: CheckoutId; sent: { confirmation_token: string; offer: string } | null };

/** By hand rather than by schema, so that the checkout loads no zod. */
function isOrder(value: unknown): value is Order {
  const { checkout_id, sent } = (value ?? {}) as Partial<Order>;
  const isSent = typeof sent?.confirmation_token === 'string' && typeof sent.offer === 'string';
  return isId('checkout', checkout_id) && (sent === null || isSent);
}

function kept(): Order | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isOrder(value) ? value : undefined;
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
