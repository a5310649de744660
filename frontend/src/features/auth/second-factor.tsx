import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { FaultNote } from '#frontend/features/auth/fault-note.tsx';
import { Submit } from '#frontend/features/auth/submit.tsx';
import type { FormErrors } from '#frontend/lib/use-form.ts';
import { WhichWay } from '#frontend/features/auth/which-way.tsx';
import type { Fault } from '#shared/errors/catalogue.ts';

type Props = {
  form: RefObject<HTMLFormElement | null>;
  busy: boolean;
  errors: FormErrors;
  fault: Fault | undefined;
  since: Date | undefined;
  onCode: (code: string) => void;
  onBack: () => void;
};

/** The second thing an account may ask for: six digits of an app, or one of the codes that were kept for when it is gone. */
export function SecondFactor({ form, busy, errors, fault, since, onCode, onBack }: Props) {
  const { t } = useTranslation('auth', { keyPrefix: 'factor' });
  const [isRecovery, setRecovery] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  return (
    <AuthPage heading={t('heading')} lead={t('lead')} aside={<WhichWay />}>
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
        {fault?.code !== 'auth.code-needed' && <FaultNote fault={fault} since={since} />}
        <TextField
          key={String(isRecovery)}
          label={isRecovery ? t('recovery') : t('code')}
          hint={isRecovery ? t('recoveryHint') : t('codeHint')}
          name="code"
          dir="ltr"
          autoFocus
          maxLength={32}
          {...(isRecovery ? {} : { inputMode: 'numeric', autoComplete: 'one-time-code' })}
          error={isEmpty ? 'required' : errors.code?.[0]}
        />
        <Submit busy={busy} fault={fault}>
          {t('submit')}
        </Submit>
        <div className="row row--between">
          <Button look="ghost" size="sm" onClick={() => setRecovery(!isRecovery)}>
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
