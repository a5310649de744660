import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Field, TextField } from '#frontend/components/field.tsx';
import { fieldKeys, type MessageKey } from '#shared/validation/messages.ts';
import { protectedRoles, Protection, RemovalScope } from '#shared/validation/removal.ts';

/** Why someone needs protection, and how much is hidden. Nothing is sent yet. */
export function ProtectForm({ onNext }: { onNext: (protection: Protection) => void }) {
  const { t } = useTranslation('removal', { keyPrefix: 'protect' });
  const [errors, setErrors] = useState<Record<string, MessageKey[]>>({});

  function submit(data: FormData) {
    const { role, office, scope, statement } = Object.fromEntries(data);
    const { data: protection, error } = Protection.safeParse({
      role,
      office,
      scope,
      statement,
      household: data.has('household'),
    });
    if (protection) return onNext(protection);
    setErrors(fieldKeys(error));
  }
  return (
    <form
      className="stack [--stack:1.5rem]"
      aria-label={t('heading')}
      noValidate
      method="dialog"
      onInput={() => setErrors({})}
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      <fieldset className="records">
        <legend>{t('role')}</legend>
        {protectedRoles.map((role, at) => (
          <label key={role}>
            <input type="radio" name="role" value={role} defaultChecked={at === 0} />
            <span>{t(`roles.${role}`)}</span>
          </label>
        ))}
      </fieldset>
      <TextField label={t('office')} name="office" hint={t('officeHint')} maxLength={256} error={errors.office?.[0]} />
      <fieldset className="records">
        <legend>{t('scope')}</legend>
        {RemovalScope.options.map((scope, at) => (
          <label key={scope}>
            <input type="radio" name="scope" value={scope} defaultChecked={at === 0} />
            <span>{t(`scopes.${scope}`)}</span>
          </label>
        ))}
      </fieldset>
      <label className="check">
        <input type="checkbox" name="household" defaultChecked />
        <span>{t('household')}</span>
      </label>
      <Field label={t('statement')} hint={t('statementHint')} error={errors.statement?.[0]}>
        {(control) => <textarea className="input" name="statement" rows={4} maxLength={5000} dir="auto" {...control} />}
      </Field>
      <div>
        <Button type="submit">{t('next')}</Button>
      </div>
    </form>
  );
}
