import { useCallListContext } from '#frontend/features/assistant/calls/use-selected-call.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { assistant, type CallDetails } from '#shared/api/assistant.ts';
import type { Mark } from '#shared/values/call.ts';

/** Marks a number as spam or blocked. The new verdict is shown at once, in the list as well. */
export function useMarkCaller({ call, mark }: CallDetails, onChanged: () => Promise<CallDetails | undefined>) {
  const { language } = useLanguage();
  const { change } = useCallListContext();
  const { trigger, isMutating, error } = useAction(assistant.markCaller, { refreshes: [assistant.getToday] });
  async function setMark(next: Mark | null) {
    const marked = await trigger({ call_id: call.id, mark: next, lang: language });
    if (!marked) return;
    change({ id: call.id, spam: marked.spam });
    const after = await onChanged();
    if (after) change({ id: call.id, appointment: after.call.appointment });
  }
  return { mark, busy: isMutating, error, setMark: (next: Mark | null) => void setMark(next) };
}
export type Marking = ReturnType<typeof useMarkCaller>;
