import { useState } from 'react';

import { useCallListContext } from '#frontend/features/assistant/calls/use-selected-call.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { assistant, type CallDetails } from '#shared/api/assistant.ts';
import type { ChangedCallback, Mark } from '#shared/values/call.ts';

/** Marks a number as spam or blocked. The new verdict and the callbacks that it changes are shown at once, in the list as well. */
export function useMarkCaller({ call, mark }: CallDetails, onChanged: () => Promise<CallDetails | undefined>) {
  const { language } = useLanguage();
  const { change } = useCallListContext();
  const [callbacks, setCallbacks] = useState<ChangedCallback[]>([]);
  const { trigger, isMutating, error } = useAction(assistant.markCaller, { refreshes: [assistant.getToday] });
  async function setMark(next: Mark | null) {
    const marked = await trigger({ call_id: call.id, mark: next, lang: language });
    if (!marked) return;
    for (const { call_id, change: _, ...appointment } of marked.callbacks)
      if (call_id) change({ id: call_id, appointment });
    change({ id: call.id, spam: marked.spam, appointment: marked.appointment });
    await onChanged();
    setCallbacks(marked.callbacks);
  }
  return { mark, callbacks, busy: isMutating, error, setMark: (next: Mark | null) => void setMark(next) };
}
export type Marking = ReturnType<typeof useMarkCaller>;
