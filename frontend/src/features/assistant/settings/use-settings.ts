import { useState } from 'react';

import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { assistant, type AssistantSettings } from '#shared/api/assistant.ts';

/** How the assistant answers. Each change is saved as it is made, and shown before that is answered. */
export function useSettings() {
  const { data: settings, error, mutate } = useEndpoint(assistant.getSettings, {}, { revalidateOnFocus: false });
  const save = useAction(assistant.updateSettings, { refreshes: [assistant.getToday] });
  const [savedAt, setSavedAt] = useState<Date>();

  async function change(change: Partial<AssistantSettings>) {
    if (!settings) return;
    setSavedAt(undefined);
    await mutate({ ...settings, ...change }, { revalidate: false });
    const next = await save.trigger(change);
    await mutate(next ?? settings, { revalidate: false });
    if (next) setSavedAt(new Date());
  }
  return {
    settings,
    error,
    mutate,
    savedAt,
    isSaving: save.isMutating,
    failed: save.error,
    change: (changed: Partial<AssistantSettings>) => void change(changed),
  };
}
export type Change = ReturnType<typeof useSettings>['change'];
