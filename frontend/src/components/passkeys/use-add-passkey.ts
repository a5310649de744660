import { startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useSWRConfig } from 'swr';

import { type Problem, problemOf } from '#frontend/components/passkeys/problem.ts';
import { call } from '#frontend/lib/api.ts';
import { account } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import { type Passkey, passkeys } from '#shared/api/passkeys.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

const stale: ReadonlySet<unknown> = new Set(
  [passkeys.getPasskeys, account.getUser, auth.getUser, auth.getAccessLog].map(({ id }) => id),
);

/** Has this device create a passkey, and adds it to the account. `onFailed` hears of a failure of ours. */
export function useAddPasskey(onFailed?: (fault: Fault) => void) {
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function add(): Promise<Passkey | undefined> {
    setBusy(true);
    setProblem(undefined);
    try {
      const optionsJSON = await call(passkeys.startRegistration, {});
      const created = await startRegistration({ optionsJSON });
      const passkey = await call(passkeys.finishRegistration, { passkey: { ...created, clientExtensionResults: {} } });
      await mutate((key) => Array.isArray(key) && stale.has(key[0]));
      return passkey;
    } catch (error) {
      const found = problemOf(error);
      setProblem(found);
      if (typeof found === 'object') onFailed?.(found);
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { add, busy, problem };
}
