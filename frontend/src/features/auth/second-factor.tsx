import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { codeError } from '#frontend/components/code-error.ts';
import { TextField } from '#frontend/components/field.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { ErrorNote } from '#frontend/components/error-note.tsx';
import { SubmitButton } from '#frontend/features/auth/submit-button.tsx';
import type { FormErrors } from '#frontend/lib/use-form.ts';
import { LoginHelp } from '#frontend/features/auth/login-help.tsx';
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
};

/** The second factor: six digits of an app, or a recovery code. */
export function SecondFactor({ form, busy, errors, fault, since, onCode, onBack, onSwitch }: Props) {
  const { t } = useTranslation('auth', { keyPrefix: 'factor' });
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
      </form>
    </AuthPage>
  );
}
