import { useAction } from '#frontend/lib/api.ts';
import { assistant } from '#shared/api/assistant.ts';
import { webChat } from '#shared/api/web-chat.ts';
import type { CallId } from '#shared/values/id.ts';

/** Marks a call as done: nobody waits for it any more. */
export function useMarkDone() {
  const { trigger, isMutating, error } = useAction(assistant.markDone, {
    refreshes: [assistant.getToday, webChat.getChat],
  });
  return {
    busy: isMutating,
    error,
    markDone: (call_id: CallId, is_done = true) => trigger({ call_id, is_done }),
  };
}
