import { type ReactNode, type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { ErrorNote } from '#frontend/components/error-note.tsx';
import { formFields } from '#frontend/features/account/form-fields.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

type Props = {
  of: {
    form: RefObject<HTMLFormElement | null>;
    busy: boolean;
    fault: Fault | undefined;
    since?: Date | undefined;
    clearErrors: () => void;
  };
  label: string;
  submit: string;
  onSubmit: (fields: Record<string, string>) => void;
  onCancel?: () => void;
  lead?: ReactNode;
  /** Whether its field gets the focus when it opens; one that was opened by a press does. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** A form that opens under a row of an account, with its way out. */
export function AccountForm({
  of: { form, busy, fault, since, clearErrors },
  label,
  submit,
  onSubmit,
  onCancel,
  lead,
  takesFocus = onCancel !== undefined,
  children,
}: Props) {
  const { t } = useTranslation('account');
  useFocus(form, takesFocus);
  return (
    <form
      ref={form}
      className="sform"
      aria-label={label}
      noValidate
      onInput={clearErrors}
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && onCancel?.()}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(formFields(event.currentTarget));
      }}
    >
      {fault && (
        <div className="full">
          <ErrorNote fault={fault} since={since} />
        </div>
      )}
      {children}
      <div className="row [--gap:0.5rem]">
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        {onCancel && (
          <Button look="ghost" onClick={onCancel}>
            {t('leave')}
          </Button>
        )}
      </div>
      {lead && <p className="small muted full">{lead}</p>}
    </form>
  );
}

/** Moves the focus into a form that opens, and back to what opened it when the form takes the focus away with it. */
function useFocus(form: RefObject<HTMLFormElement | null>, takesFocus: boolean): void {
  useEffect(() => {
    if (!takesFocus) return;
    const opener = document.activeElement;
    const field: HTMLElement | null | undefined =
      form.current?.querySelector('input') ??
      form.current?.querySelector('select') ??
      form.current?.querySelector('button');
    field?.focus();
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [form, takesFocus]);
}
