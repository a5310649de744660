import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { ltrMark } from '#frontend/components/bdi.tsx';
import { Button } from '#frontend/components/button.tsx';
import { ErrorNote } from '#frontend/components/error-note.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { PlainForm } from '#frontend/components/plain-form.tsx';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { billing } from '#shared/api/billing.ts';

/** Mails a link to withdraw without a login. The answer is the same for every address. */
export function RequestLink() {
  const { t } = useTranslation('withdrawal', { keyPrefix: 'form' });
  const { language } = useLanguage();
  const [mailed, setMailed] = useState<string>();
  const { prove } = useProof('withdrawal');
  const { form, send, busy, errors, fault, since, clearErrors } = useForm(billing.requestWithdrawalLink, {
    prove,
    proveFirst: true,
  });

  async function mail(email: string) {
    if (await send({ email, language })) setMailed(email.trim());
  }

  return (
    <section className="card stack [--stack:1rem]" aria-labelledby="without-login">
      <h2 className="card-title" id="without-login">
        {t('title')}
      </h2>
      {mailed === undefined ? (
        <>
          <p>{t('lead')}</p>
          <PlainForm of={{ form, clearErrors }} label={t('title')} onSend={({ email = '' }) => void mail(email)}>
            <ErrorNote fault={fault} since={since} />
            <TextField
              label={t('email')}
              name="email"
              type="email"
              autoComplete="email"
              placeholder="name@example.com"
              required
              error={errors.email?.[0]}
            />
            <div className="row">
              <Button type="submit" look="line" busy={busy}>
                {t('submit')}
              </Button>
            </div>
          </PlainForm>
        </>
      ) : (
        <p role="status">
          <Trans t={t} i18nKey="sent" values={{ email: mailed }} components={ltrMark} />
        </p>
      )}
    </section>
  );
}
