import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { RemovableChip } from '#frontend/components/chip.tsx';
import { type FilterChange, type Filters, filterCount, noFilters } from '#frontend/features/people/search/filters.ts';
import { useAgeLabels } from '#frontend/features/people/search/use-age-labels.ts';
import { stateName } from '#shared/values/us-states.ts';

type Props = { filters: Filters; onChange: (change: FilterChange) => void };

/** The active filters, to remove one or all. */
export function FilterChips({ filters, onChange }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'filters' });
  const ageWords = useAgeLabels();
  const { state, city, age_from, age_to } = filters;
  const chip = (text: string, without: FilterChange) => (
    <RemovableChip label={t('remove', { what: text })} onRemove={() => onChange(without)}>
      <bdi>{text}</bdi>
    </RemovableChip>
  );
  return (
    <>
      {state && chip(stateName(state), { state: undefined })}
      {city && chip(city, { city: undefined })}
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
