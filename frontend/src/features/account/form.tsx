import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { formFields } from '#frontend/features/account/form-fields.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

type Props = {
  of: { form: RefObject<HTMLFormElement | null>; busy: boolean; fault: Fault | undefined; clearErrors: () => void };
  label: string;
  submit: string;
  onSubmit: (fields: Record<string, string>) => void;
  onCancel?: () => void;
  lead?: ReactNode;
  children: ReactNode;
};

/** A form that opens under a row of an account, with its way out. */
export function AccountForm({
  of: { form, busy, fault, clearErrors },
  label,
  submit,
  onSubmit,
  onCancel,
  lead,
  children,
}: Props) {
  const { t } = useTranslation('account');
  return (
    <form
      ref={form}
      className="sform"
      aria-label={label}
      noValidate
      onInput={clearErrors}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(formFields(event.currentTarget));
      }}
    >
      {fault && (
        <div className="full">
          <Failure error={fault} />
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
