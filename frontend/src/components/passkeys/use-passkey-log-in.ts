import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { useEffect, useEffectEvent, useState } from 'react';

import { type Problem, problemOf } from '#frontend/components/passkeys/problem.ts';
import { sign } from '#frontend/components/passkeys/sign.ts';
import { call } from '#frontend/lib/api.ts';
import type { SignedIn } from '#shared/api/auth.ts';
import { passkeys } from '#shared/api/passkeys.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { MINUTE } from '#shared/values/duration.ts';

/** A waiting field gets another challenge shortly before the one it has ends. */
const RENEW_MS = 9 * MINUTE;

/** What the server says of a passkey that was chosen. */
const ofTheChosen: readonly ErrorCode[] = ['auth.passkey-refused', 'auth.account-closed'];

type Props = { remember: () => boolean; onSignedIn: (signedIn: SignedIn) => void };

/** Login by passkey: offered with the saved logins of the email field, and behind a button. */
export function usePasskeyLogIn({ remember, onSignedIn }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function logIn(useBrowserAutofill: boolean): Promise<void> {
    const options = await call(passkeys.startLogIn, {});
    const passkey = await sign(options, { useBrowserAutofill });
    setBusy(true);
    onSignedIn(await call(passkeys.logIn, { passkey, remember: remember() }));
  }

  /** Nobody has asked for anything until a passkey was chosen: what fails before that stays silent. */
  async function wait(): Promise<void> {
    if (!(await browserSupportsWebAuthnAutofill())) return;
    try {
      await logIn(true);
    } catch (error) {
      const found = problemOf(error);
      if (typeof found === 'object' && ofTheChosen.includes(found.code)) setProblem(found);
    } finally {
      setBusy(false);
    }
  }
  const begin = useEffectEvent(() => void wait());

  useEffect(() => {
    begin(); // oxlint-disable-line react/set-state-in-effect -- what it sets follows an answer of the browser
    const renewal = setInterval(() => document.visibilityState === 'visible' && begin(), RENEW_MS);
    return () => {
      clearInterval(renewal);
      WebAuthnAbortService.cancelCeremony();
    };
  }, []);

  async function press(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await logIn(false);
    } catch (error) {
      setProblem(problemOf(error));
      void wait();
    } finally {
      setBusy(false);
    }
  }

  return { press, busy, problem, isSupported: browserSupportsWebAuthn() };
}
