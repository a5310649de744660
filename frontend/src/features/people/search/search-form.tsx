import type { LucideIcon } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import type { SearchFields } from '#frontend/features/people/search/search-fields.ts';
import { useStartSearch } from '#frontend/features/people/search/use-start-search.ts';
import type { MessageKey } from '#shared/validation/messages.ts';
import type { SearchType } from '#shared/validation/search.ts';

const SearchStatus = lazy(() => import('#frontend/features/people/search/search-status.tsx'));

type FieldProps = { name: string; defaultValue: string | undefined; error: MessageKey | undefined };
/** A field of a form, with its initial value and its error. */
export type FieldOf = (name: keyof SearchFields, alsoWrongWith?: string) => FieldProps;

/** What the forms are filled with, and the search whose first field gets the focus. */
export type Filled = { type?: SearchType; fields?: SearchFields; focus: SearchType | undefined };

/** The initial values of one form. */
export const fieldsFor = ({ type, fields }: Filled, form: SearchType): SearchFields => (type === form && fields) || {};

type Props = {
  type: SearchType;
  title: string;
  icon: LucideIcon;
  submit: ReactNode;
  filled: Filled;
  children: (field: FieldOf) => ReactNode;
};

/** The form of one search type, with its errors. */
export function SearchForm({ type, title, icon, submit, filled, children }: Props) {
  const { search, busy, failure, errors, clearErrors, loadRules } = useStartSearch();
  const form = useRef<HTMLFormElement>(null);
  const fields = fieldsFor(filled, type);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  return (
    <form
      ref={form}
      className={`find__pane find__pane--${type}`}
      aria-label={title}
      noValidate
      data-form={type}
      method="dialog" // sent before its code is there, it goes nowhere: no browser writes a search into an address
      onSubmit={(event) => {
        event.preventDefault();
        void search(type, Object.fromEntries(new FormData(event.currentTarget)));
      }}
      onFocus={() => void loadRules()}
      onInput={() => Object.keys(errors).length > 0 && clearErrors()}
    >
      <h2>
        <Icon of={icon} />
        {title}
      </h2>
      <div className="find__fields">
        {children((name, alsoWrongWith = name) => ({
          name,
          defaultValue: fields[name],
          error: (errors[name] ?? errors[alsoWrongWith])?.[0],
        }))}
      </div>
      <div className="stack">
        <Button type="submit" look={type === 'name' ? 'solid' : 'soft'} wide busy={busy}>
          {submit}
        </Button>
        {(busy || failure || errors.area_code) && (
          <Suspense>
            <SearchStatus failure={failure} isShort={!!errors.area_code} />
          </Suspense>
        )}
      </div>
    </form>
  );
}
