import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { RemovableChip } from '#frontend/components/chip.tsx';
import {
  countryOfState,
  type FilterChange,
  type Filters,
  filterCount,
  type ListFilter,
  noFilters,
  toggled,
} from '#frontend/features/people/search/filters.ts';
import { useAgeWords } from '#frontend/lib/use-age-words.ts';
import { useStateLabel } from '#frontend/features/people/search/use-state-label.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import type { SearchResults } from '#shared/api/people/search-results.ts';

type Props = {
  filters: Filters;
  states: SearchResults['facets']['states'];
  onChange: (change: FilterChange) => void;
};

/** The active filters, to remove one or all. */
export function FilterChips({ filters, states, onChange }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'filters' });
  const ageWords = useAgeWords();
  const { countryName, cityName } = usePlaceNames();
  const stateLabel = useStateLabel();
  const { residence, age_from, age_to } = filters;
  const names: Record<ListFilter, (value: string) => string> = {
    country: countryName,
    state: (state) => stateLabel({ state, country: countryOfState(state, states) }),
    city: cityName,
  };
  const chip = (text: string, without: FilterChange) => (
    <RemovableChip key={text} label={t('remove', { what: text })} onRemove={() => onChange(without)}>
      <bdi>{text}</bdi>
    </RemovableChip>
  );
  return (
    <>
      {(['country', 'state', 'city'] as const).map((filter) =>
        filters[filter]?.map((value) => chip(names[filter](value), { [filter]: toggled(filters[filter], value) })),
      )}
      {residence && chip(t(`residence.${residence}`), { residence: undefined })}
      {(age_from ?? age_to) !== undefined &&
        chip(ageWords({ age_from, age_to }), { age_from: undefined, age_to: undefined })}
      {filterCount(filters) > 1 && (
        <Button look="ghost" size="sm" onClick={() => onChange(noFilters)}>
          {t('clear')}
        </Button>
      )}
    </>
  );
}
