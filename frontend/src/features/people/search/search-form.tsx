import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';

import { Button, type Look } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { ProofStatus } from '#frontend/components/proof/proof-status.tsx';
import type { SearchFields } from '#frontend/features/people/search/search-fields.ts';
import { useStartSearch } from '#frontend/features/people/search/use-start-search.ts';
import type { MessageKey } from '#shared/validation/messages.ts';
import type { SearchType } from '#shared/validation/search.ts';

type FieldProps = { name: string; defaultValue: string | undefined; error: MessageKey | undefined };
/** A field of a form, with its initial value and its error. */
export type FieldOf = (name: keyof SearchFields, alsoWrongWith?: string) => FieldProps;

type Props = {
  type: SearchType;
  title: string;
  icon: LucideIcon;
  submit: ReactNode;
  look?: Look;
  className: string;
  /** The initial values. */
  filled: SearchFields;
  children: (field: FieldOf) => ReactNode;
};

/** The form of one search type, with its errors. */
export function SearchForm({ type, title, icon, submit, look, className, filled, children }: Props) {
  const { search, busy, failure, errors, clearErrors, loadRules } = useStartSearch();
  const form = useRef<HTMLFormElement>(null);
  const heading = useId();

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  return (
    <form
      ref={form}
      className={`find__pane ${className}`}
      aria-label={title}
      noValidate
      data-form={type}
      method="dialog" // sent before its code is there, it goes nowhere: no browser writes a search into an address
      onSubmit={(event) => {
        event.preventDefault();
        void search(type, Object.fromEntries(new FormData(event.currentTarget)) as SearchFields);
      }}
      onFocus={() => void loadRules()}
      onInput={() => Object.keys(errors).length > 0 && clearErrors()}
    >
      <h2 id={heading}>
        <Icon of={icon} />
        {title}
      </h2>
      <div className="find__fields">
        {children((name, alsoWrongWith = name) => ({
          name,
          defaultValue: filled[name],
          error: (errors[name] ?? errors[alsoWrongWith])?.[0],
        }))}
      </div>
      <div className="stack">
        <Button type="submit" look={look} wide busy={busy}>
          {submit}
        </Button>
        {failure && <Failure error={failure} />}
        {busy && <ProofStatus />}
      </div>
    </form>
  );
}
