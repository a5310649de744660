import type { AccountId, CallId, WebChatId } from '#shared/values/id.ts';
import { isLanguage, type Language } from '#shared/values/language.ts';
import { isId } from '#shared/values/new-id.ts';

/** What is stored in the browser, by keys that are fixed for all clients. */
type Stored = {
  access_token: string;
  webchat_id: WebChatId;
  webchat_token: string;
  language: Language;
  /** The random id of this browser. */
  fingerprint: string;
  /** The user of this browser; the zone is that of their clock without a network. */
  userData: { id: AccountId; name: string; time_zone?: string };
  /** The call that was viewed last. */
  callDetails: { id: CallId; [other: string]: unknown };
  /** What an owner saw last of the calls, to be read without a network. */
  seenCalls: { account_id: AccountId; [other: string]: unknown };
  /** Consent to session recording and to visit counting. */
  configuration: { clarity: boolean; visits: boolean };
  theme: 'light' | 'dark';
  /** An account was used in this browser and not logged out of; whose, is not said. Its session may go on, or has ended. */
  account_used: 'open' | 'ended';
  /** A log-out that the server has yet to hear of. */
  log_out: 'due';
};
export type StorageKey = keyof Stored;
export type StoredValue<K extends StorageKey> = Stored[K];

type Json = Record<string, unknown>;
const text = (form: RegExp) => (stored: string) => (form.test(stored) ? stored : undefined);

/** A stored object, checked by `pick`. */
const json =
  <T>(pick: (value: Json) => T | undefined) =>
  (stored: string): T | undefined => {
    try {
      const value: unknown = JSON.parse(stored);
      return typeof value === 'object' && value !== null ? pick(value as Json) : undefined;
    } catch {
      return undefined;
    }
  };

/** The checks of each value. Written by hand, so that pages do not load zod. */
const readers: { [K in StorageKey]: (stored: string) => Stored[K] | undefined } = {
  /** Only characters allowed in a header. */
  access_token: text(/^(?!null$|undefined$)(?=.{1,4096}$)[\w.~+/-]+=*$/),
  webchat_id: (stored) => (isId('webchat', stored) ? stored : undefined),
  webchat_token: text(/^[^]{1,256}$/),
  language: (stored) => (isLanguage(stored) ? stored : undefined),
  fingerprint: text(/^[\w.~+/=-]{16,256}$/),
  userData: json((user) =>
    isId('account', user.id) && typeof user.name === 'string' ? (user as Stored['userData']) : undefined,
  ),
  callDetails: json((call) => (isId('call', call.id) ? (call as Stored['callDetails']) : undefined)),
  seenCalls: json((seen) => (isId('account', seen.account_id) ? (seen as Stored['seenCalls']) : undefined)),
  configuration: json(({ clarity, visits = false }) =>
    typeof clarity === 'boolean' && typeof visits === 'boolean' ? { clarity, visits } : undefined,
  ),
  account_used: (stored) => (stored === 'open' || stored === 'ended' ? stored : undefined),
  log_out: (stored) => (stored === 'due' ? stored : undefined),
  theme: (stored) => (stored === 'light' || stored === 'dark' ? stored : undefined),
};

/** Reads a stored value. Invalid values count as absent: other code can write there. */
export function stored<K extends StorageKey>(key: K): StoredValue<K> | undefined {
  const text = readText(key);
  return text === null ? undefined : readers[key](text);
}

function readText(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // the browser may block storage
  }
}

/** Stores a value and notifies all tabs, including this one. */
export function store<K extends StorageKey>(key: K, value: StoredValue<K>): void {
  tryStorage(() => localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value)));
  notify(key);
}

export function forget(...keys: StorageKey[]): void {
  for (const key of keys) {
    tryStorage(() => localStorage.removeItem(key));
    notify(key);
  }
}

/** Ignores errors of a blocked or full storage. */
export const tryStorage = (change: () => void) => {
  try {
    change();
  } catch {
    // blocked or full: continue without
  }
};

/** Browsers notify only the other tabs. */
const notify = (key: StorageKey) => dispatchEvent(new StorageEvent('storage', { key }));

/** Subscribes to changes of keys, telling whether another tab made them. Returns the unsubscribe function. */
export function onStored(keys: readonly StorageKey[], changed: (isElsewhere: boolean) => void): () => void {
  const listener = ({ key, storageArea }: StorageEvent) => {
    if (key === null || keys.includes(key as StorageKey)) changed(storageArea !== null); // null: all was cleared
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
