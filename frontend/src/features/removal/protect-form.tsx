import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Field, TextField } from '#frontend/components/field.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { fieldKeys, type MessageKey } from '#shared/validation/messages.ts';
import { protectedRoles, Protection, RemovalScope } from '#shared/validation/removal.ts';

/** Why someone needs protection, and how much is hidden. Nothing is sent yet. */
export function ProtectForm({ onNext }: { onNext: (protection: Protection) => void }) {
  const { t } = useTranslation('removal', { keyPrefix: 'protect' });
  const [errors, setErrors] = useState<Record<string, MessageKey[]>>({});
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  function submit(data: FormData) {
    const { role, office, scope, statement } = Object.fromEntries(data);
    const { data: protection, error } = Protection.safeParse({
      role,
      office,
      scope,
      statement,
      household: data.has('household'),
    });
    if (protection && scope) return onNext(protection);
    setErrors({ ...(error && fieldKeys(error)), ...(!scope && { scope: ['required'] }) });
  }
  return (
    <form
      ref={form}
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
      <Choice
        legend={t('role')}
        name="role"
        options={protectedRoles}
        textOf={(role) => t(`roles.${role}`)}
        error={errors.role?.[0]}
      />
      <TextField label={t('office')} name="office" hint={t('officeHint')} maxLength={256} error={errors.office?.[0]} />
      <Choice
        legend={t('scope')}
        name="scope"
        options={RemovalScope.options}
        textOf={(scope) => t(`scopes.${scope}`)}
        hint={t('scopeHint')}
        error={errors.scope?.[0]}
      />
      <div className="stack [--stack:0.5rem]">
        <label className="check">
          <input type="checkbox" name="household" aria-describedby="household-hint" />
          <span>{t('household')}</span>
        </label>
        <p className="small muted" id="household-hint">
          {t('householdHint')}
        </p>
      </div>
      <Field label={t('statement')} hint={t('statementHint')} error={errors.statement?.[0]}>
        {(control) => <textarea className="input" name="statement" rows={4} maxLength={5000} dir="auto" {...control} />}
      </Field>
      <p className="small muted">{t('kept')}</p>
      <div>
        <Button type="submit">{t('next')}</Button>
      </div>
    </form>
  );
}

type ChoiceProps<O extends string> = {
  legend: string;
  name: string;
  options: readonly O[];
  textOf: (option: O) => string;
  hint?: string;
  error: MessageKey | undefined;
};

/** One of a few, none of them chosen beforehand. */
function Choice<O extends string>({ legend, name, options, textOf, hint, error }: ChoiceProps<O>) {
  const { t } = useTranslation('validation');
  const [id, hintId] = [useId(), useId()];
  return (
    <fieldset className="records" aria-describedby={error ? id : hint && hintId}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} value={option} aria-invalid={error ? true : undefined} />
          <span>{textOf(option)}</span>
        </label>
      ))}
      {hint && (
        <p className="small muted" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="err" id={id}>
          <Icon of={CircleAlert} small /> {t(error)}
        </p>
      )}
    </fieldset>
  );
}
