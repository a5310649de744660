import { AtSign, MapPin } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { TextField } from '#frontend/components/field.tsx';
import { PlaceFields } from '#frontend/features/people/search/place-fields.tsx';
import type { SearchFields } from '#frontend/features/people/search/search-fields.ts';
import { SearchForm } from '#frontend/features/people/search/search-form.tsx';
import type { SearchType } from '#shared/validation/search.ts';

type Props = { filledFor: (form: SearchType) => SearchFields; focus: SearchType | undefined };

/** The searches that fewer people need: by address and by username. */
export default function MoreForms({ filledFor, focus }: Props) {
  const { t } = useTranslation('find');
  const forms = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus === 'address' || focus === 'username')
      forms.current?.querySelector<HTMLElement>(`[data-form=${focus}] input[name]`)?.focus();
  }, [focus]);
  return (
    <div className="find__others" ref={forms}>
      <SearchForm
        type="address"
        className="find__pane--more find__pane--address"
        title={t('address.title')}
        icon={MapPin}
        look="soft"
        filled={filledFor('address')}
        submit={t('address.submit')}
      >
        {(field) => <PlaceFields field={field} hasStreet />}
      </SearchForm>
      <SearchForm
        type="username"
        className="find__pane--more"
        title={t('username.title')}
        icon={AtSign}
        look="soft"
        filled={filledFor('username')}
        submit={t('username.submit')}
      >
        {(field) => <TextField label={t('username.label')} dir="ltr" spellCheck={false} {...field('search_query')} />}
      </SearchForm>
    </div>
  );
}
