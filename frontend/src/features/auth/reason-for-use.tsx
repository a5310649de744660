import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

import { destinationOr } from '#frontend/features/auth/next-page.ts';
import { Icon } from '#frontend/components/icon.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { ErrorNote } from '#frontend/components/error-note.tsx';
import { ProhibitedUses } from '#frontend/features/auth/prohibited-uses.tsx';
import { RefusedReason } from '#frontend/features/auth/refused-reason.tsx';
import { Steps } from '#frontend/features/auth/steps.tsx';
import { SubmitButton } from '#frontend/features/auth/submit-button.tsx';
import { useReason } from '#frontend/features/auth/use-reason.ts';
import { ReasonOptions } from '#frontend/features/auth/reason-options.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { redirectIn } from '#frontend/lib/redirect.ts';

/** Asks a new member once for the reason for use. */
export function ReasonForUse() {
  const { t } = useTranslation('auth', { keyPrefix: 'reason' });
  const { language } = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const reason = useReason(() => void navigate(destinationOr(redirectIn(search), language), { replace: true }));
  const { chosen, errors, refused, busy, fault, since } = reason;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  const steps = <Steps of={['account', 'reason']} current="reason" />;
  if (refused) return <RefusedReason use={refused} steps={steps} onChooseAgain={reason.chooseAgain} />;
  return (
    <AuthPage
      isWide
      title={t('title')}
      heading={t('heading')}
      lead={t('lead')}
      steps={steps}
      aside={<ProhibitedUses />}
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
        <ReasonOptions chosen={chosen} onChoose={reason.choose} error={errors.reason && 'no-reason'} />
        {errors.reason && <Error id="no-reason">{t('choose')}</Error>}
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
        <ErrorNote fault={fault} since={since} />
        <SubmitButton busy={busy} fault={fault}>
          {t('submit')}
        </SubmitButton>
      </form>
    </AuthPage>
  );
}

const Error = ({ id, children }: { id: string; children: string }) => (
  <p className="err" id={id}>
    <Icon of={CircleAlert} small /> {children}
  </p>
);
