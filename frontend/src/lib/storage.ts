import type { AccountId, CallId, WebChatId } from '#shared/values/id.ts';
import { isLanguage, type Language } from '#shared/values/language.ts';
import { isId } from '#shared/values/new-id.ts';

/** What a browser keeps from visit to visit, by the names that are fixed for every client. */
export type Stored = {
  access_token: string;
  webchat_id: WebChatId;
  webchat_token: string;
  language: Language;
  /** The random id of this browser. */
  fingerprint: string;
  /** Whose browser this is. */
  userData: { id: AccountId; name: string };
  /** The call that was looked at last, with whatever else is known of it. */
  callDetails: { id: CallId; [other: string]: unknown };
  /** What the visitor agreed to: being recorded, and being counted. */
  configuration: { clarity: boolean; visits: boolean };
  theme: 'light' | 'dark';
};
export type Key = keyof Stored;
export type Kept<K extends Key> = Stored[K];

type Json = Record<string, unknown>;
const text = (form: RegExp) => (stored: string) => (form.test(stored) ? stored : undefined);

/** A stored object, read by `pick`, which answers nothing for what is not as it should be. */
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

/** What each key may hold. By hand rather than by schema: every page reads these, and loads no zod. */
const readers: { [K in Key]: (stored: string) => Stored[K] | undefined } = {
  /** Nothing but what a header may carry: it is sent in one. */
  access_token: text(/^(?!null$|undefined$)(?=.{1,4096}$)[\w.~+/-]+=*$/),
  webchat_id: (stored) => (isId('webchat', stored) ? stored : undefined),
  webchat_token: text(/^[^]{1,256}$/),
  language: (stored) => (isLanguage(stored) ? stored : undefined),
  fingerprint: text(/^[\w.~+/=-]{16,256}$/),
  userData: json((user) =>
    isId('account', user.id) && typeof user.name === 'string' ? (user as Stored['userData']) : undefined,
  ),
  callDetails: json((call) => (isId('call', call.id) ? (call as Stored['callDetails']) : undefined)),
  configuration: json(({ clarity, visits = false }) =>
    typeof clarity === 'boolean' && typeof visits === 'boolean' ? { clarity, visits } : undefined,
  ),
  theme: (stored) => (stored === 'light' || stored === 'dark' ? stored : undefined),
};

/** What is kept under a key. Anybody may write there: what is not as it should be is as if it were not there. */
export function stored<K extends Key>(key: K): Kept<K> | undefined {
  const text = textAt(key);
  return text === null ? undefined : readers[key](text);
}

function textAt(key: Key): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a browser may keep its storage closed to us
  }
}

/** Keeps something for the next visit, and tells every tab, this one too. */
export function store<K extends Key>(key: K, value: Kept<K>): void {
  attempt(() => localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value)));
  tell(key);
}

export function forget(...keys: Key[]): void {
  for (const key of keys) {
    attempt(() => localStorage.removeItem(key));
    tell(key);
  }
}

/** Changes the storage of the browser where it lets us. */
export const attempt = (change: () => void) => {
  try {
    change();
  } catch {
    // closed, or full: the visit goes on without
  }
};

/** The other tabs are told by the browser. */
const tell = (key: Key) => dispatchEvent(new StorageEvent('storage', { key }));

/** Calls back whenever one of the keys changes, and says whether in another tab. Returns how to stop. */
export function onStored(keys: readonly Key[], changed: (isElsewhere: boolean) => void): () => void {
  const hear = ({ key, storageArea }: StorageEvent) => {
    if (key === null || keys.includes(key as Key)) changed(storageArea !== null); // null: all was cleared
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
