import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { RemovableChip } from '#frontend/components/chip.tsx';
import { changed, type Filters } from '#frontend/features/people/search/filters.ts';
import { stateName } from '#frontend/lib/us-states.ts';

/** What narrows the list now, each to be taken away. */
export function FilterChips({ filters }: { filters: Filters }) {
  const { t } = useTranslation('people', { keyPrefix: 'filters' });
  const [, setQuery] = useSearchParams();
  const { state, city, age_from: from, age_to: to } = filters;
  const chip = (text: string, without: Parameters<typeof changed>[1]) => (
    <RemovableChip
      label={t('remove', { what: text })}
      onRemove={() => setQuery(changed(filters, without), { preventScrollReset: true })}
    >
      <bdi>{text}</bdi>
    </RemovableChip>
  );
  const ages = () => {
    if (from === undefined) return t('agesTo', { to: to ?? '' });
    return to === undefined ? t('agesFrom', { from }) : t('ages', { from, to });
  };
  return (
    <>
      {state && chip(stateName(state), { state: undefined })}
      {city && chip(city, { city: undefined })}
      {(from ?? to) !== undefined && chip(ages(), { age_from: undefined, age_to: undefined })}
    </>
  );
}
