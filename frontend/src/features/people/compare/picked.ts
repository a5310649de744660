import { useSyncExternalStore } from 'react';

import type { PersonId } from '#shared/values/id.ts';

/** The people picked to compare in this tab, two at most: a third replaces the first. Kept out of addresses and storage. */
let picked: readonly PersonId[] = [];
const listeners = new Set<() => void>();

export function pick(id: PersonId, on: boolean): void {
  const others = picked.filter((each) => each !== id);
  picked = on ? [...others.slice(-1), id] : others;
  for (const listener of listeners) listener();
}

export function pickNobody(): void {
  picked = [];
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const usePicked = (): readonly PersonId[] =>
  useSyncExternalStore(
    subscribe,
    () => picked,
    () => picked,
  );
