import { Trans, useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { placeOf, requestOfTab } from '#frontend/features/people/search/asked.ts';
import { fieldsOf } from '#frontend/features/people/search/search-request.ts';
import type { useSearch } from '#frontend/features/people/search/use-search.ts';
import type { SearchState } from '#shared/api/people.ts';

type Props = { search: SearchState; again: ReturnType<typeof useSearch> };

/** The same name with less said, one tap each: everywhere, and with any first name. */
export function SearchWider({ search, again }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'nobody' });
  const request = requestOfTab(search);
  if (request?.type !== 'name') return null;
  const place = placeOf(request);
  const { first_name, last_name } = request;
  const n = <bdi />;
  return (
    <>
      {place && (
        <li>
          <span>
            <Trans t={t} i18nKey="everywhere" values={{ place }} components={{ n }} />
          </span>
          <Button
            look="soft"
            size="sm"
            busy={again.busy}
            onClick={() => void again.search('name', { ...fieldsOf(request), city: '', state: '' })}
          >
            {t('widen')}
          </Button>
        </li>
      )}
      {first_name && last_name && (
        <li>
          <span>
            <Trans t={t} i18nKey="surname" values={{ name: last_name }} components={{ n }} />
          </span>
          <Button
            look="soft"
            size="sm"
            busy={again.busy}
            onClick={() => void again.search('name', { ...fieldsOf(request), first_name: '' })}
          >
            {t('search')}
          </Button>
        </li>
      )}
    </>
  );
}
