import { Trans, useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { formatPlace, storedRequest } from '#frontend/features/people/search/query.ts';
import { toFields } from '#frontend/features/people/search/search-request.ts';
import type { useStartSearch } from '#frontend/features/people/search/use-start-search.ts';
import type { SearchState } from '#shared/api/people.ts';

type Props = { search: SearchState; again: ReturnType<typeof useStartSearch> };

/** Repeats the search with less: everywhere, or with any first name. */
export function BroadenSearch({ search, again }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'nobody' });
  const request = storedRequest(search);
  if (request?.type !== 'name') return null;
  const place = formatPlace(request);
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
            onClick={() => void again.search('name', { ...toFields(request), city: '', state: '' })}
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
            onClick={() => void again.search('name', { ...toFields(request), first_name: '' })}
          >
            {t('search')}
          </Button>
        </li>
      )}
    </>
  );
}
