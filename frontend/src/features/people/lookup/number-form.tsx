import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { PhoneField } from '#frontend/components/phone-field.tsx';
import type { SearchFields } from '#frontend/features/people/search/search-fields.ts';
import SearchStatus from '#frontend/features/people/search/search-status.tsx';
import { useStartSearch } from '#frontend/features/people/search/use-start-search.ts';

/** Asks for a number, and opens its card. */
export function NumberForm({ title }: { title: string }) {
  const { t } = useTranslation('number', { keyPrefix: 'page' });
  const { t: tFind } = useTranslation('find');
  const { search, busy, failure, errors, clearErrors, loadRules } = useStartSearch('number');
  return (
    <form
      className="card numform"
      aria-label={title}
      noValidate
      method="dialog" // sent before its code is there, it goes nowhere: no browser writes a number into an address
      onSubmit={(event) => {
        event.preventDefault();
        const fields: SearchFields = Object.fromEntries(new FormData(event.currentTarget));
        void search('phone', fields);
      }}
      onFocus={() => void loadRules()}
      onInput={() => Object.keys(errors).length > 0 && clearErrors()}
    >
      <h2>
        <Icon of={Phone} />
        {title}
      </h2>
      <PhoneField
        label={t('label')}
        name="search_query"
        error={errors.search_query?.[0]}
        {...(errors.area_code && { hint: tFind('areaCode') })}
      />
      <Button type="submit" wide busy={busy}>
        {t('submit')}
      </Button>
      {(busy || failure) && <SearchStatus failure={failure} />}
    </form>
  );
}
