import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { ProofStatus } from '#frontend/components/proof/proof-status.tsx';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { auth } from '#shared/api/auth.ts';

/** Mails the member the link that sets a password, and leads back to this page afterwards. */
export function MailLink({ email }: { email: string }) {
  const { t } = useTranslation('owner');
  const { language } = useLanguage();
  const { clock } = useFormats();
  const { pathname, search } = useLocation();
  const { prove } = useProof('forgot');
  const [until, setUntil] = useState<string>();
  const { send, busy, fault } = useForm(auth.forgotPassword, { prove, proveFirst: true });
  const mail = async () => {
    const mailed = await send({ email, language, redirect: pathname + search });
    if (mailed) setUntil(mailed.expires_at);
  };
  if (until)
    return (
      <p role="status">
        <Trans t={t} i18nKey="mailed" values={{ email, until: clock(until) }} components={{ n: <bdi dir="ltr" /> }} />
      </p>
    );
  return (
    <>
      {fault && <Failure error={fault} />}
      <Button wide busy={busy} onClick={() => void mail()}>
        {t('mail')}
      </Button>
      <ProofStatus />
    </>
  );
}
