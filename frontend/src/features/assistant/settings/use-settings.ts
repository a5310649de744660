import { useEffect, useState } from 'react';

import { readUndo, type Undo, UNDO_MS, writeUndo } from '#frontend/features/assistant/settings/undo.ts';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { assistant, type AssistantSettings } from '#shared/api/assistant.ts';

/** How the assistant answers. Each change is saved as it is made, shown before that is answered, and can be undone for a minute. */
export function useSettings() {
  const { data: saved, error, mutate } = useEndpoint(assistant.getSettings, {}, { revalidateOnFocus: false });
  const [unsaved, setUnsaved] = useState<Partial<AssistantSettings>>({});
  const settings = saved && { ...saved, ...unsaved };
  const save = useAction(assistant.updateSettings, { refreshes: [assistant.getToday] });
  const [savedAt, setSavedAt] = useState<Date>();
  const [undo, setUndo] = useState(() => readUndo(serverNow().getTime()));

  const [undoOther, setUndoOther] = useState<() => void>();

  const [undone, setUndone] = useState(0);
  const until = undo?.until;
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setTimeout(() => setUndo(undefined), Math.min(UNDO_MS, Math.max(0, until - serverNow().getTime())));
    return () => clearTimeout(timer);
  }, [until]);

  useEffect(() => {
    if (!undoOther) return undefined;
    const timer = setTimeout(() => setUndoOther(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undoOther]);
  /** For a part that is saved by itself. */
  function noteSaved(undoThis?: () => void) {
    setSavedAt(serverNow());
    setUndo(writeUndo(undefined, 0));
    setUndoOther(() => undoThis);
  }

  async function change(change: Partial<AssistantSettings>, keepsUndo = true) {
    if (!settings) return;
    setUnsaved((others) => ({ ...others, ...change }));
    setSavedAt(undefined);
    const before = Object.fromEntries(
      Object.entries(settings).filter(([field]) => Object.hasOwn(change, field)),
    ) as Undo['before'];
    const next = await save.trigger(change);
    if (next) await mutate(next, { revalidate: false });
    setUnsaved((others) => changedSince(others, change));
    if (!next) return;
    setSavedAt(serverNow());
    setUndoOther(undefined);
    setUndo(writeUndo(keepsUndo ? before : undefined, serverNow().getTime() + UNDO_MS));
    if (!keepsUndo) setUndone((times) => times + 1);
  }
  return {
    settings,
    error,
    mutate,
    savedAt,
    isSaving: save.isMutating,
    failed: save.error,
    change: (changed: Partial<AssistantSettings>) => void change(changed),
    /** How often a change was undone: fields that keep what was typed begin anew. */
    undone,
    /** Takes the last change back; undefined when it is too late, and before the settings are loaded. */
    undo: undoOther ?? (settings && undo && (() => void change(undo.before, false))),
    noteSaved,
  };
}

/** What of `unsaved` another change has set since `change`. */
const changedSince = (unsaved: Partial<AssistantSettings>, change: Partial<AssistantSettings>) =>
  Object.fromEntries(
    Object.entries(unsaved).filter(([field, value]) => change[field as keyof AssistantSettings] !== value),
  ) as Partial<AssistantSettings>;

export type Change = ReturnType<typeof useSettings>['change'];
export type NoteSaved = ReturnType<typeof useSettings>['noteSaved'];
