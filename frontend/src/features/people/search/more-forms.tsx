import { AtSign, MapPin } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { TextField } from '#frontend/components/field.tsx';
import { PlaceFields } from '#frontend/features/people/search/place-fields.tsx';
import { type Filled, SearchForm } from '#frontend/features/people/search/search-form.tsx';

/** The searches that fewer people need: by address and by username. */
export default function MoreForms({ filled }: { filled: Filled }) {
  const { t } = useTranslation('find');
  const forms = useRef<HTMLDivElement>(null);
  const { focus } = filled;
  useEffect(() => {
    if (focus) forms.current?.querySelector<HTMLElement>(`[data-form=${focus}] input[name]`)?.focus();
  }, [focus]);
  return (
    <div className="find__others" ref={forms}>
      <SearchForm type="address" icon={MapPin} filled={filled} title={t('address.title')} submit={t('address.submit')}>
        {(field) => <PlaceFields field={field} hasStreet />}
      </SearchForm>
      <SearchForm
        type="username"
        icon={AtSign}
        filled={filled}
        title={t('username.title')}
        submit={t('username.submit')}
      >
        {(field) => <TextField label={t('username.label')} dir="ltr" spellCheck={false} {...field('search_query')} />}
      </SearchForm>
    </div>
  );
}
