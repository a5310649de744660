import * as z from 'zod';

import { stored, tryStorage } from '#frontend/lib/storage.ts';
import { AssistantSettings } from '#shared/api/assistant.ts';

/** For so long a change can be undone, also after the page was loaded again. */
export const UNDO_MS = 60_000;

const KEY = 'assistant-undo';
const Undo = z.object({
  account_id: z.string(),
  before: AssistantSettings.partial(),
  until: z.number(),
});
export type Undo = z.infer<typeof Undo>;

const accountHere = () => stored('userData')?.id ?? '';

/** The last change that can still be undone. */
export function readUndo(now: number): Undo | undefined {
  try {
    const { data } = Undo.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return data && data.until > now && data.account_id === accountHere() ? data : undefined;
  } catch {
    return undefined; // no storage
  }
}

/** Without storage, a change can be undone until the page is left. */
export function writeUndo(before: Undo['before'] | undefined, until: number): Undo | undefined {
  const undo = before && { account_id: accountHere(), before, until };
  tryStorage(() => (undo ? sessionStorage.setItem(KEY, JSON.stringify(undo)) : sessionStorage.removeItem(KEY)));
  return undo;
}
