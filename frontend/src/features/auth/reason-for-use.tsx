import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

import { wayOn } from '#frontend/features/auth/next-page.ts';
import { Icon } from '#frontend/components/icon.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { FaultNote } from '#frontend/features/auth/fault-note.tsx';
import { NotWithCalluna } from '#frontend/features/auth/not-with-calluna.tsx';
import { OwnWords } from '#frontend/features/auth/own-words.tsx';
import { RefusedReason } from '#frontend/features/auth/refused-reason.tsx';
import { Steps } from '#frontend/features/auth/steps.tsx';
import { Submit } from '#frontend/features/auth/submit.tsx';
import { useReason } from '#frontend/features/auth/use-reason.ts';
import { Uses } from '#frontend/features/auth/uses.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { redirectIn } from '#frontend/lib/redirect.ts';

/** What Calluna is for, to whoever has an account: asked once. */
export function ReasonForUse() {
  const { t } = useTranslation('auth', { keyPrefix: 'reason' });
  const { language } = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const reason = useReason(() => void navigate(wayOn(redirectIn(search), language), { replace: true }));
  const { chosen, words, errors, refused, busy, fault, since } = reason;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  const steps = <Steps of={['account', 'reason']} current="reason" />;
  if (refused !== undefined) return <RefusedReason reason={reason} steps={steps} />;
  return (
    <AuthPage
      isWide
      title={t('title')}
      heading={t('heading')}
      lead={t('lead')}
      steps={steps}
      aside={<NotWithCalluna />}
    >
      <form
        ref={form}
        className="stack [--stack:1.5rem]"
        aria-label={t('title')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void reason.send();
        }}
      >
        <Uses chosen={chosen} onChoose={reason.choose} error={errors.reason && 'no-reason'} />
        {errors.reason && <Error id="no-reason">{t('choose')}</Error>}
        {chosen === 'other' && <OwnWords value={words} onChange={reason.say} error={errors.words} />}
        <div className="agree stack [--stack:0.5rem]">
          <label className="check">
            <input
              type="checkbox"
              name="agreed"
              required
              checked={reason.agreed}
              aria-invalid={errors.agreed ? true : undefined}
              aria-describedby={errors.agreed && 'not-agreed'}
              onChange={({ target }) => reason.agree(target.checked)}
            />
            <span>
              <Trans t={t} i18nKey="agree" components={{ b: <b /> }} />
            </span>
          </label>
          {errors.agreed && <Error id="not-agreed">{t('mustAgree')}</Error>}
        </div>
        <FaultNote fault={fault} since={since} />
        <Submit busy={busy} fault={fault}>
          {t('submit')}
        </Submit>
      </form>
    </AuthPage>
  );
}

const Error = ({ id, children }: { id: string; children: string }) => (
  <p className="err" id={id}>
    <Icon of={CircleAlert} small /> {children}
  </p>
);
