import { Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { PhoneField } from '#frontend/components/phone-field.tsx';
import type { SearchFields } from '#frontend/features/people/search/search-fields.ts';
import SearchStatus from '#frontend/features/people/search/search-status.tsx';
import { useStartSearch } from '#frontend/features/people/search/use-start-search.ts';
import { lacksAreaCode } from '#shared/values/lacks-area-code.ts';

/** Asks for a number, and opens its card. */
export function NumberForm({ title }: { title: string }) {
  const { t } = useTranslation('number', { keyPrefix: 'page' });
  const { t: tFind } = useTranslation('find');
  const [isShort, setShort] = useState(false);
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
        setShort(lacksAreaCode(fields.search_query ?? '', fields.country));
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
        {...(errors.search_query && isShort && { hint: tFind('areaCode') })}
      />
      <Button type="submit" wide busy={busy}>
        {t('submit')}
      </Button>
      {(busy || failure) && <SearchStatus failure={failure} />}
    </form>
  );
}
