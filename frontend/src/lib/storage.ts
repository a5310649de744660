import * as z from 'zod';

import { AccountId, CallId, WebChatId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';

const json = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'invalid' });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** What a browser keeps from visit to visit, by the names that are fixed for every client, and what each may hold. */
const kept = {
  /** Nothing but what a header may carry: it is sent in one. */
  access_token: z
    .string()
    .max(4096)
    .regex(/^(?!null$|undefined$)[\w.~+/-]+=*$/),
  webchat_id: WebChatId,
  webchat_token: z.string().min(1).max(256),
  language: z.enum(languages),
  /** The random id of this browser. */
  fingerprint: z.string().regex(/^[\w.~+/=-]{16,256}$/),
  /** Whose browser this is. */
  userData: json(z.looseObject({ id: AccountId, name: z.string() })),
  /** The call that was looked at last. */
  callDetails: json(z.looseObject({ id: CallId })),
  /** What the visitor agreed to: being recorded, and being counted. */
  configuration: json(z.object({ clarity: z.boolean(), visits: z.boolean().default(false) })),
  theme: z.enum(['light', 'dark']),
};
export type Key = keyof typeof kept;
export type Kept<K extends Key> = z.output<(typeof kept)[K]>;

/** What is kept under a key. Anybody may write there: what is not as it should be is as if it were not there. */
export function stored<K extends Key>(key: K): Kept<K> | undefined {
  const text = textAt(key);
  return text === null ? undefined : (kept[key].safeParse(text).data as Kept<K> | undefined);
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
