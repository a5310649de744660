import { useEffect } from 'react';

import { useSelectedCall, useCallListContext } from '#frontend/features/assistant/calls/use-selected-call.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { store, stored } from '#frontend/lib/storage.ts';
import { assistant, CallSummary } from '#shared/api/assistant.ts';
import { webChat } from '#shared/api/web-chat.ts';

/** The selected call: the cached summary until the details are loaded. While it goes on there are none. */
export function useCall(isLive: boolean) {
  const { language } = useLanguage();
  const { call_id } = useSelectedCall();
  const { calls, change } = useCallListContext();
  const { data, error, mutate } = useEndpoint(
    assistant.getCall,
    call_id && !isLive ? { call_id, lang: language } : null,
  );
  const { trigger: markRead } = useAction(assistant.updateRead, { refreshes: [assistant.getToday, webChat.getChat] });
  const details = data?.call.id === call_id ? data : undefined;
  const cached = calls.find(({ id }) => id === call_id) ?? storedCall(call_id);
  const summary = details?.call ?? cached;

  useEffect(() => {
    if (details) store('callDetails', details.call);
  }, [details]);
  // Opening a call marks it as read. For support this is refused, silently.
  const unread = details && !details.call.is_read ? details.call.id : undefined;
  useEffect(() => {
    if (!unread) return;
    change({ id: unread, is_read: true });
    void markRead({ ids: [unread], is_read: true });
  }, [unread, change, markRead]);

  return { details, summary, error, mutate };
}

const storedCall = (id: string | undefined) => {
  const storedSummary = CallSummary.safeParse(stored('callDetails')).data;
  return storedSummary?.id === id ? storedSummary : undefined;
};
