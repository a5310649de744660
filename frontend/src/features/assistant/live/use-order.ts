import { useState } from 'react';

import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { assistant, type LiveCall } from '#shared/api/assistant.ts';
import type { OrderKind, QuickReply } from '#shared/values/live-call.ts';

/** What is asked or said: typed, or one of the ready replies. */
export type Words = { text: string } | { reply: QuickReply };

/**
 * Orders something of a running call; what came of it is shown at once. `sending` are the orders on their way: none of
 * them keeps the owner from giving another one.
 */
export function useOrder({ id: call_id }: LiveCall) {
  const { mutate } = useEndpoint(assistant.getLive, {}, { revalidateOnMount: false });
  const { trigger, error } = useAction(assistant.order);
  const [sending, setSending] = useState<readonly OrderKind[]>([]);
  async function order(kind: OrderKind, words?: Words): Promise<boolean> {
    setSending((kinds) => [...kinds, kind]);
    const call = await trigger({ call_id, id: crypto.randomUUID(), kind, ...words });
    setSending((kinds) => kinds.toSpliced(kinds.indexOf(kind), 1));
    if (!call) return false;
    await mutate((seen) => seen && { ...seen, calls: seen.calls.map((each) => (each.id === call.id ? call : each)) });
    return true;
  }
  return { order, sending, error };
}
