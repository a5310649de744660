import { store, stored } from '#frontend/lib/storage.ts';
import { support } from '#shared/api/support.ts';
import type { Call } from '#shared/contract/client.ts';

let pending: Promise<string> | undefined;

/** The random id of this browser, which binds a web chat’s link to it. Requested once, then stored. */
export async function clientSecret(call: Call): Promise<string> {
  const storedId = stored('fingerprint');
  if (storedId) return storedId;
  pending ??= call(support.getDeviceHash, {})
    .then(({ fingerprint }) => {
      store('fingerprint', fingerprint);
      return fingerprint;
    })
    .finally(() => (pending = undefined));
  return pending;
}
