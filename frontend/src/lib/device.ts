import { store, stored } from '#frontend/lib/storage.ts';
import { support } from '#shared/api/support.ts';
import type { Call } from '#shared/contract/client.ts';

let asked: Promise<string> | undefined;

/** The random id of this browser, which opens a web chat’s link for this browser alone. Asked for once, then kept. */
export async function clientSecret(call: Call): Promise<string> {
  const kept = stored('fingerprint');
  if (kept) return kept;
  asked ??= call(support.getDeviceHash, {})
    .then(({ fingerprint }) => {
      store('fingerprint', fingerprint);
      return fingerprint;
    })
    .finally(() => (asked = undefined));
  return asked;
}
