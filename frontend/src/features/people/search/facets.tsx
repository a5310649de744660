import { useTranslation } from 'react-i18next';

import { AgeFacet } from '#frontend/features/people/search/age-facet.tsx';
import { ChoiceFacet } from '#frontend/features/people/search/choice-facet.tsx';
import {
  countryOfState,
  type FilterChange,
  type Filters,
  type ListFilter,
  toggled,
} from '#frontend/features/people/search/filters.ts';
import { ResidenceFacet } from '#frontend/features/people/search/residence-facet.tsx';
import { TileMap } from '#frontend/features/people/search/tile-map.tsx';
import { useStateLabel } from '#frontend/features/people/search/use-state-label.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import type { SearchResults } from '#shared/api/people/search-results.ts';

type Props = {
  facets: SearchResults['facets'];
  filters: Filters;
  onChange: (change: FilterChange) => void;
};

/** The facets of the results, those of places from the largest to the smallest. */
export function Facets({ facets, filters, onChange }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'filters' });
  const { countryName, cityName } = usePlaceNames();
  const stateLabel = useStateLabel();
  const { countries, states, cities, residences, ages } = facets;
  const toggle = (filter: ListFilter) => (value: string) => onChange({ [filter]: toggled(filters[filter], value) });
  const inUs = states.filter(({ country }) => country === 'US').reduce((sum, { count }) => sum + count, 0);
  const isMostlyUs = inUs * 2 > states.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {countries.length > 1 || filters.country ? (
        <ChoiceFacet
          title={t('country')}
          choices={countries}
          chosen={filters.country}
          nameOf={countryName}
          more={(count) => t('moreCountries', { count })}
          // States and cities are of one country: those chosen before would leave nobody.
          onToggle={(value) =>
            onChange({ country: toggled(filters.country, value), state: undefined, city: undefined })
          }
        />
      ) : null}
      <ChoiceFacet
        title={t('where')}
        choices={states}
        chosen={filters.state}
        nameOf={(state) => stateLabel({ state, country: countryOfState(state, states) })}
        more={(count) => t(isMostlyUs ? 'moreStates' : 'moreRegions', { count })}
        onToggle={toggle('state')}
      >
        <ResidenceFacet
          counts={residences}
          chosen={filters.residence}
          onChoose={(residence) => onChange({ residence })}
        />
        {isMostlyUs && <TileMap states={states} chosen={filters.state} onToggle={toggle('state')} />}
      </ChoiceFacet>
      <ChoiceFacet
        title={t('city')}
        choices={cities}
        chosen={filters.city}
        nameOf={cityName}
        more={(count) => t('moreCities', { count })}
        onToggle={toggle('city')}
      />
      <AgeFacet ages={ages} filters={filters} onChange={onChange} />
    </>
  );
}
