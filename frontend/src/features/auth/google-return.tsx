import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { GoogleClosed, GoogleError } from '#frontend/features/auth/google-error.tsx';
import { GoogleMismatch } from '#frontend/features/auth/google-mismatch.tsx';
import { GoogleSigningIn } from '#frontend/features/auth/google-signing-in.tsx';
import { destinationOr } from '#frontend/features/auth/next-page.ts';
import { SecondFactor } from '#frontend/features/auth/second-factor.tsx';
import { useFinishLogIn } from '#frontend/features/auth/use-finish-log-in.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { account } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

/** Google’s redirect. Its parameters are used once and removed from the address. */
export function GoogleReturn() {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const finishLogIn = useFinishLogIn();
  const [params, setParams] = useSearchParams();
  const [callback] = useState(() => callbackIn(params));
  const [receivedAt] = useState(() => serverNow());
  const [needsCode, setNeedsCode] = useState<Fault>();
  const { form, send, busy, errors, fault, since, clear } = useForm(auth.finishGoogle, {
    refreshes: [account.getUser, account.getContacts],
  });
  if (fault?.code === 'auth.code-needed' && !needsCode) setNeedsCode(fault);

  async function finish(second_factor?: string) {
    const result = await send({ ...callback, second_factor });
    // Google’s redirect has no language; a new account has that of the page it was opened on.
    if (!result) return;
    const { signed_in, redirect, is_new: isNew } = result;
    if (signed_in)
      finishLogIn(signed_in, { destination: redirect, language: signed_in.user.language, isNew, code: second_factor });
    else void navigate(destinationOr(redirect, language), { replace: true });
  }

  useEffect(() => {
    if (params.size) setParams({}, { replace: true }); // no code is left in the history of the browser
    if (callback.code && callback.state) void finish();
    // oxlint-disable-next-line react/exhaustive-deps -- once: the parameters are valid once
  }, []);

  if (callback.error) return <GoogleError kind="stopped" />;
  if (!callback.code || !callback.state || fault?.code === 'auth.google-mismatch')
    return <GoogleMismatch receivedAt={receivedAt} />;
  if (needsCode) {
    return (
      <SecondFactor
        form={form}
        busy={busy}
        errors={errors}
        fault={fault}
        since={since}
        onCode={(code) => void finish(code)}
        onBack={() => void navigate(destinationOr('/', language), { replace: true })}
        onSwitch={clear}
        hasPasskey={needsCode.has_passkey === true}
        remember={false}
        onSignedIn={finishLogIn}
      />
    );
  }
  if (fault?.code === 'auth.google-confirm') return <GoogleError kind="mailed" />;
  if (fault?.code === 'auth.account-closed') return <GoogleClosed fault={fault} />;
  if (fault?.code === 'auth.google-taken') return <GoogleError kind="taken" />;
  if (fault?.code === 'auth.google-unverified') return <GoogleError kind="unverified" />;
  if (fault) return <GoogleError kind="failed" fault={fault} since={since} />;
  return <GoogleSigningIn />;
}

type GoogleCallback = { code?: string; state?: string; iss?: string; error?: string };

/** The parameters of Google’s redirect that we forward. */
function callbackIn(params: URLSearchParams): GoogleCallback {
  const names = ['code', 'state', 'iss', 'error'] as const;
  return Object.fromEntries(names.flatMap((name) => (params.has(name) ? [[name, params.get(name)]] : [])));
}
