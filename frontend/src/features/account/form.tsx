import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { fieldsOf } from '#frontend/features/account/fields-of.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

type Props = {
  of: { form: RefObject<HTMLFormElement | null>; busy: boolean; fault: Fault | undefined; forgive: () => void };
  label: string;
  submit: string;
  onSubmit: (fields: Record<string, string>) => void;
  onLeave?: () => void;
  lead?: ReactNode;
  children: ReactNode;
};

/** A form that opens under a row of an account, with its way out. */
export function AccountForm({
  of: { form, busy, fault, forgive },
  label,
  submit,
  onSubmit,
  onLeave,
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
      onInput={forgive}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(fieldsOf(event.currentTarget));
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
        {onLeave && (
          <Button look="ghost" onClick={onLeave}>
            {t('leave')}
          </Button>
        )}
      </div>
      {lead && <p className="small muted full">{lead}</p>}
    </form>
  );
}
