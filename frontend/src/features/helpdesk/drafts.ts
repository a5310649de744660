import { useSyncExternalStore } from 'react';

import { tryStorage } from '#frontend/lib/storage.ts';
import type { TicketId } from '#shared/values/id.ts';

/** What an agent is writing for a ticket, and what they have read of it. It lasts as long as the tab. */
type Kept = 'answer' | 'note' | 'seen';

const CHANGED = 'support-kept';
const keyOf = (ticket_id: TicketId, kind: Kept) => `support:${kind}:${ticket_id}`;

function read(ticket_id: TicketId, kind: Kept): string {
  try {
    return sessionStorage.getItem(keyOf(ticket_id, kind)) ?? '';
  } catch {
    return ''; // the browser may block storage
  }
}

export function keep(ticket_id: TicketId, kind: Kept, text: string): void {
  const key = keyOf(ticket_id, kind);
  tryStorage(() => (text ? sessionStorage.setItem(key, text) : sessionStorage.removeItem(key)));
  dispatchEvent(new Event(CHANGED));
}

const subscribe = (changed: () => void) => {
  addEventListener(CHANGED, changed);
  return () => removeEventListener(CHANGED, changed);
};

/** What is kept of a ticket; empty if nothing is. */
export const useKept = (ticket_id: TicketId, kind: Kept): string =>
  useSyncExternalStore(
    subscribe,
    () => read(ticket_id, kind),
    () => '',
  );
