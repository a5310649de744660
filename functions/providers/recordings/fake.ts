import type { Recordings } from '#functions/providers/recordings/port.ts';

/** Recordings in memory; `stored` is exposed for assertions. */
export function fakeRecordings() {
  const stored = new Map<string, Uint8Array>();
  const recordings: Recordings = {
    save: async (key, sound) => void stored.set(key, sound),
    link: async (key, seconds) => `https://sounds.example/${key}?for=${seconds}`,
    remove: async (key) => void stored.delete(key),
    removeAll: async (account_id) => {
      for (const key of stored.keys()) if (key.startsWith(`${account_id}/`)) stored.delete(key);
    },
  };
  return { stored, recordings: () => recordings };
}
