import { pendingOrders } from '#functions/calls/dialogue/owner-side.ts';
import type { CallSession } from '#functions/calls/turn/session-store.ts';
import type { assistant } from '#shared/api/assistant.ts';
import type { FieldErrors } from '#shared/errors/catalogue.ts';
import type { Input } from '#shared/contract/endpoint.ts';
import { messages } from '#shared/validation/messages.ts';
import type { OwnerOrder } from '#shared/values/live-call.ts';

type Ordered = Input<typeof assistant.order>;

/** More than the assistant could say before the next turn. */
const PENDING_MAX = 3;

/** What is wrong with an order for this call. A question whose answer nobody would read is not asked. */
export function faultsOf({ kind, text, reply }: Ordered, { owner, dialogue }: CallSession): FieldErrors | undefined {
  const isSaid = kind === 'tell' || kind === 'ask';
  if (isSaid && !text && (kind === 'ask' || !reply)) return { text: [messages.required] };
  if (kind === 'take_over' && !owner.phone) return { kind: [messages.invalid] };
  if (kind === 'ask' && !dialogue.is_recorded) return { kind: [messages.invalid] };
  if (pendingOrders(owner).length >= PENDING_MAX) return { kind: [messages.invalid] };
  return undefined;
}

/** The call with the order, which its next turn carries out. */
export function withOrder(session: CallSession, { id, kind, text, reply }: Ordered, now: Date): CallSession {
  const order: OwnerOrder = {
    id,
    kind,
    text: text ?? null,
    reply: reply ?? null,
    at: now.toISOString(),
    done_at: null,
  };
  return { ...session, owner: { ...session.owner, orders: [...session.owner.orders, order] } };
}
