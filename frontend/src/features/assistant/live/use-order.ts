import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { assistant, type LiveCall } from '#shared/api/assistant.ts';
import type { OrderKind, QuickReply } from '#shared/values/live-call.ts';

/** What is asked or said: typed, or one of the ready replies. */
export type Words = { text: string } | { reply: QuickReply };

/** Orders something of a running call; what came of it is shown at once. */
export function useOrder({ id: call_id }: LiveCall) {
  const { mutate } = useEndpoint(assistant.getLive, {}, { revalidateOnMount: false });
  const { trigger, isMutating, error } = useAction(assistant.order);
  async function order(kind: OrderKind, words?: Words): Promise<boolean> {
    const call = await trigger({ call_id, id: crypto.randomUUID(), kind, ...words });
    if (!call) return false;
    await mutate((seen) => seen && { ...seen, calls: seen.calls.map((each) => (each.id === call.id ? call : each)) });
    return true;
  }
  return { order, isBusy: isMutating, error };
}
