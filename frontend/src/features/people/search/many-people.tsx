import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import type { Change, Filters } from '#frontend/features/people/search/filters.ts';
import { stateName } from '#frontend/lib/us-states.ts';
import type { SearchResults } from '#shared/api/people.ts';

/** The most people that one search lists, and how many states are offered to choose from. */
const MOST = 1000;
const STATES = 8;

type Props = { search: SearchResults; filters: Filters; onChange: (change: Change) => void };

/** Where more people fit than are listed: says so, and asks in which state to look first. */
export function ManyPeople({ search: { total, results, facets }, filters, onChange }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'many' });
  const heading = useId();
  // A state is looked up whole: its list is cut only where it is as long itself.
  if (filters.state ? results.total < MOST : total <= MOST) return null;
  const states = filters.state ? [] : facets.states.slice(0, STATES);
  return (
    <section className="many" aria-labelledby={heading}>
      <h2 id={heading}>{t('title')}</h2>
      <p>
        {t('listed', { listed: MOST })} {states.length > 0 && t('where')}
      </p>
      {states.length > 0 && (
        <ul>
          {states.map(({ value, count }) => (
            <li key={value}>
              <button type="button" className="many__state" onClick={() => onChange({ state: value, city: undefined })}>
                <bdi>{stateName(value)}</bdi> <Count of={count} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
