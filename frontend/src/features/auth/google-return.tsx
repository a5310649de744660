import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { GoogleFault } from '#frontend/features/auth/google-fault.tsx';
import { GoogleMismatch } from '#frontend/features/auth/google-mismatch.tsx';
import { GoogleSigningIn } from '#frontend/features/auth/google-signing-in.tsx';
import { wayOn } from '#frontend/features/auth/next-page.ts';
import { SecondFactor } from '#frontend/features/auth/second-factor.tsx';
import { useArrival } from '#frontend/features/auth/use-arrival.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { account } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';

/** Where Google sends a browser back to: what it brings is taken once, and leaves the address at once. */
export function GoogleReturn() {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const arrive = useArrival();
  const [brought, setBrought] = useSearchParams();
  const [back] = useState(() => answerIn(brought));
  const [came] = useState(() => new Date());
  const [needsCode, setNeedsCode] = useState(false);
  const { form, send, busy, errors, fault, since } = useForm(auth.finishGoogle, {
    refreshes: [account.getUser, account.getContacts],
  });
  if (fault?.code === 'auth.code-needed' && !needsCode) setNeedsCode(true);

  async function finish(second_factor?: string) {
    const done = await send({ ...back, second_factor });
    if (done?.signed_in) arrive(done.signed_in, done.redirect);
    else if (done) void navigate(wayOn(done.redirect, language), { replace: true });
  }

  useEffect(() => {
    if (brought.size) setBrought({}, { replace: true }); // no code is left in the history of the browser
    if (back.code && back.state) void finish();
    // oxlint-disable-next-line react/exhaustive-deps -- once: what was brought is good for once
  }, []);

  if (back.error) return <GoogleFault kind="stopped" />;
  if (!back.code || !back.state || fault?.code === 'auth.google-mismatch') return <GoogleMismatch came={came} />;
  if (needsCode) {
    return (
      <SecondFactor
        form={form}
        busy={busy}
        errors={errors}
        fault={fault}
        since={since}
        onCode={(code) => void finish(code)}
        onBack={() => void navigate(wayOn('/', language), { replace: true })}
      />
    );
  }
  if (fault?.code === 'auth.google-confirm') return <GoogleFault kind="mailed" />;
  if (fault?.code === 'auth.google-taken') return <GoogleFault kind="taken" />;
  if (fault) return <GoogleFault kind="failed" fault={fault} since={since} />;
  return <GoogleSigningIn />;
}

type Answer = { code?: string; state?: string; iss?: string; error?: string };

/** What Google adds to the address, as far as it is ours to pass on. */
function answerIn(brought: URLSearchParams): Answer {
  const names = ['code', 'state', 'iss', 'error'] as const;
  return Object.fromEntries(names.flatMap((name) => (brought.has(name) ? [[name, brought.get(name)]] : [])));
}
