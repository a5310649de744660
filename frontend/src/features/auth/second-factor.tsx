import { type RefObject, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, Link } from '#frontend/components/button.tsx';
import { codeError } from '#frontend/components/code-error.ts';
import { TextField } from '#frontend/components/field.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { ErrorNote } from '#frontend/components/error-note.tsx';
import { PasskeyButton } from '#frontend/features/auth/passkey-button.tsx';
import { SubmitButton } from '#frontend/features/auth/submit-button.tsx';
import type { FormErrors } from '#frontend/lib/use-form.ts';
import { LoginHelp } from '#frontend/features/auth/login-help.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { SignedIn } from '#shared/api/auth.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

type Props = {
  form: RefObject<HTMLFormElement | null>;
  busy: boolean;
  errors: FormErrors;
  fault: Fault | undefined;
  since: Date | undefined;
  onCode: (code: string) => void;
  onBack: () => void;
  /** Clears the errors of the other kind of code. */
  onSwitch: () => void;
  /** Whether a passkey opens the account as well. */
  hasPasskey: boolean;
  /** For a login by passkey, which takes no second factor. */
  remember: boolean;
  onSignedIn: (signedIn: SignedIn) => void;
};

/** The second factor: six digits of an app, or a recovery code; for who has neither, a passkey or our support. */
export function SecondFactor({
  form,
  busy,
  errors,
  fault,
  since,
  onCode,
  onBack,
  onSwitch,
  hasPasskey,
  remember,
  onSignedIn,
}: Props) {
  const { t } = useTranslation('auth', { keyPrefix: 'factor' });
  const { language } = useLanguage();
  const [isRecovery, setRecovery] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  return (
    <AuthPage heading={t('heading')} lead={t('lead')} aside={<LoginHelp />}>
      <form
        ref={form}
        className="stack [--stack:1.25rem]"
        aria-label={t('heading')}
        noValidate
        onInput={() => setEmpty(false)}
        onSubmit={(event) => {
          event.preventDefault();
          const code = (new FormData(event.currentTarget).get('code') as string).trim();
          setEmpty(!code);
          if (!code) return;
          onCode(code);
        }}
      >
        {fault?.code !== 'auth.code-needed' && <ErrorNote fault={fault} since={since} />}
        <TextField
          key={String(isRecovery)}
          label={isRecovery ? t('recovery') : t('code')}
          hint={isRecovery ? t('recoveryHint') : t('codeHint')}
          name="code"
          dir="ltr"
          autoFocus
          maxLength={32}
          {...(isRecovery ? {} : { inputMode: 'numeric', autoComplete: 'one-time-code' })}
          error={isEmpty ? 'required' : codeError(errors.code?.[0])}
        />
        <SubmitButton busy={busy} fault={fault}>
          {t('submit')}
        </SubmitButton>
        <div className="row row--between">
          <Button
            look="ghost"
            size="sm"
            onClick={() => {
              setRecovery(!isRecovery);
              setEmpty(false);
              onSwitch();
            }}
          >
            {isRecovery ? t('useApp') : t('useRecovery')}
          </Button>
          <Button look="ghost" size="sm" onClick={onBack}>
            {t('back')}
          </Button>
        </div>
        {isRecovery && (
          <>
            {hasPasskey && <PasskeyButton remember={() => remember} onSignedIn={onSignedIn} />}
            <p className="small muted">
              <Trans t={t} i18nKey="neither" components={{ a: <Link to={pathTo('contact', { language })} /> }} />
            </p>
          </>
        )}
      </form>
    </AuthPage>
  );
}
