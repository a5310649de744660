import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { codeError } from '#frontend/components/code-error.ts';
import { Failure } from '#frontend/components/failure.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { owner } from '#shared/api/owner.ts';

/** Confirms the owner by a code of the authenticator app, or by a texted pin. */
export function CodeForm({ of, onDone }: { of: 'code' | 'pin'; onDone: () => void }) {
  const { t } = useTranslation(['owner', 'auth']);
  const { form, send, busy, errors, fault, clearErrors } = useForm(owner.confirm);
  return (
    <form
      ref={form}
      className="stack [--stack:1rem]"
      aria-label={t('title')}
      noValidate
      onInput={clearErrors}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get(of) as string;
        void send({ [of]: typed.trim() }).then((isConfirmed) => isConfirmed && onDone());
      }}
    >
      {fault && <Failure error={fault} />}
      <TextField
        label={t(of === 'pin' ? 'auth:pin.label' : 'auth:factor.code')}
        name={of}
        dir="ltr"
        autoComplete="one-time-code"
        {...(of === 'pin' && { inputMode: 'numeric' })}
        error={of === 'code' ? codeError(errors.code?.[0]) : errors.pin?.[0]}
      />
      <Button type="submit" wide busy={busy}>
        {t('confirm')}
      </Button>
    </form>
  );
}
