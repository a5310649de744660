import { useEffect } from 'react';

import { useChosen, useList } from '#frontend/features/assistant/calls/use-chosen.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { store, stored } from '#frontend/lib/storage.ts';
import { assistant, CallSummary } from '#shared/api/assistant.ts';
import { webChat } from '#shared/api/web-chat.ts';

/** The call that was chosen. Until all of it is here, what the list or the last visit knows of it. */
export function useCall() {
  const { language } = useLanguage();
  const { call_id } = useChosen();
  const { calls, change } = useList();
  const { data, error, mutate } = useEndpoint(assistant.getCall, call_id ? { call_id, lang: language } : null);
  const { trigger: read } = useAction(assistant.updateRead, { refreshes: [assistant.getToday, webChat.getChat] });
  const details = data?.call.id === call_id ? data : undefined;
  const listed = calls.find(({ id }) => id === call_id) ?? keptOf(call_id);
  const summary = details?.call ?? listed;

  useEffect(() => {
    if (details) store('callDetails', details.call);
  }, [details]);
  // What is looked at is read. Support, which looks on somebody’s behalf, is refused, and nothing is said of it.
  const unread = details && !details.call.is_read ? details.call.id : undefined;
  useEffect(() => {
    if (!unread) return;
    change({ id: unread, is_read: true });
    void read({ ids: [unread], is_read: true });
  }, [unread, change, read]);

  return { call_id, details, summary, error, mutate };
}

const keptOf = (id: string | undefined) => {
  const kept = CallSummary.safeParse(stored('callDetails')).data;
  return kept?.id === id ? kept : undefined;
};
