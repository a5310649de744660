import { useTranslation } from 'react-i18next';

import { AgeFacet } from '#frontend/features/people/search/age-facet.tsx';
import { ChoiceFacet } from '#frontend/features/people/search/choice-facet.tsx';
import type { FilterChange, Filters } from '#frontend/features/people/search/filters.ts';
import { TileMap } from '#frontend/features/people/search/tile-map.tsx';
import { stateName } from '#shared/values/us-states.ts';
import type { SearchResults } from '#shared/api/people.ts';

type Props = {
  facets: SearchResults['facets'];
  filters: Filters;
  total: number;
  onChange: (change: FilterChange) => void;
};

/** The facets of the results. */
export function Facets({ facets: { states, cities, ages }, filters, total, onChange }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'filters' });
  return (
    <>
      <ChoiceFacet
        title={t('where', { count: total })}
        choices={states}
        chosen={filters.state}
        nameOf={stateName}
        more={(count) => t('moreStates', { count })}
        onChoose={(state) => onChange({ state, city: undefined })}
      >
        <TileMap states={states} />
      </ChoiceFacet>
      <ChoiceFacet
        title={t('city')}
        choices={cities}
        chosen={filters.city}
        more={(count) => t('moreCities', { count })}
        onChoose={(city) => onChange({ city })}
      />
      <AgeFacet ages={ages} filters={filters} onChange={onChange} />
    </>
  );
}
