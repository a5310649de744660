import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import type { FilterChange, Filters } from '#frontend/features/people/search/filters.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import type { SearchResults } from '#shared/api/people/search-results.ts';

/** The maximum number of listed results, and of suggested states. */
const MAX_LISTED = 1000;
const MAX_STATES = 8;

type Props = { search: SearchResults; filters: Filters; onChange: (change: FilterChange) => void };

/** Shown when more people match than are listed: asks for a state. */
export function TooManyResults({ search: { total, results, facets }, filters, onChange }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'many' });
  const { stateName } = usePlaceNames();
  const heading = useId();
  // A state is searched whole: its list is cut only if it is as long itself.
  if (filters.state?.length ? results.total < MAX_LISTED : total <= MAX_LISTED) return null;
  const states = filters.state?.length ? [] : facets.states.slice(0, MAX_STATES);
  return (
    <section className="many" aria-labelledby={heading}>
      <h2 id={heading}>{t('title')}</h2>
      <p>
        {t('listed', { listed: MAX_LISTED })} {states.length > 0 && t('where')}
      </p>
      {states.length > 0 && (
        <ul>
          {states.map(({ value, count, country }) => (
            <li key={value}>
              <button
                type="button"
                className="many__state"
                onClick={() => onChange({ state: [value], city: undefined })}
              >
                <bdi>{stateName({ state: value, country })}</bdi> <Count of={count} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
