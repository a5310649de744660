import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useState } from 'react';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import type { User } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';

/** For accounts with nothing to confirm them by: mails a link that sets a password. The login after it leads back to this page. */
export function MailLink({ user: { email } }: { user: User }) {
  const { t } = useTranslation(['owner', 'auth']);
  const { language, locale } = useLanguage();
  const { pathname, search } = useLocation();
  const { prove } = useProof('forgot');
  const { send, busy, fault } = useForm(auth.forgotPassword, { prove, proveFirst: true });
  const [expires_at, setExpiresAt] = useState<string>();

  async function mail() {
    const mailed = await send({ email, language, redirect: pathname + search });
    if (mailed) setExpiresAt(mailed.expires_at);
  }

  if (expires_at) {
    return (
      <p role="status">
        <Trans t={t} i18nKey="auth:mailed.lead" values={{ email }} components={{ n: <bdi dir="ltr" /> }} />
        <Gap />
        {t('auth:confirm.until', { at: formats.moment(expires_at, locale) })}
      </p>
    );
  }
  return (
    <>
      <p>{t('none')}</p>
      {fault && <Failure error={fault} />}
      <Button wide busy={busy} onClick={() => void mail()}>
        {t('auth:forgot.submit')}
      </Button>
    </>
  );
}
