import { useSyncExternalStore } from 'react';

const KEY = 'access_token';

export const accessToken = (): string | null => localStorage.getItem(KEY);

/** Forgets the access token of this browser. */
export function signOut(): void {
  localStorage.removeItem(KEY);
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

const onChange = (changed: () => void) => {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
};

/** Whether this browser holds an access token, in this tab and in the others. */
export const useSignedIn = (): boolean => useSyncExternalStore(onChange, () => accessToken() !== null);
