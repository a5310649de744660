import { useList } from '#frontend/features/assistant/calls/use-chosen.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { assistant, type CallDetails } from '#shared/api/assistant.ts';
import type { Mark } from '#shared/values/call.ts';

/** What the owner says of a number. The verdict that follows from it is shown at once, in the list too. */
export function useMarking({ call, mark }: CallDetails, onChanged: () => unknown) {
  const { language } = useLanguage();
  const { change } = useList();
  const { trigger, isMutating, error } = useAction(assistant.markCaller, { refreshes: [assistant.getToday] });
  async function say(next: Mark | null) {
    const marked = await trigger({ call_id: call.id, mark: next, lang: language });
    if (!marked) return;
    change({ id: call.id, spam: marked.spam });
    onChanged();
  }
  return { mark, busy: isMutating, error, say: (next: Mark | null) => void say(next) };
}
export type Marking = ReturnType<typeof useMarking>;
