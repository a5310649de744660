import { AtSign, type LucideIcon, Mail, MapPin, Phone, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Chip, RemovableChip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { storedRequest } from '#frontend/features/people/search/query.ts';
import { useAgeWords } from '#frontend/lib/use-age-words.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import { useStartSearch } from '#frontend/features/people/search/use-start-search.ts';
import type { SearchState } from '#shared/api/people/search-results.ts';
import type { SearchRequest, SearchType } from '#shared/validation/search.ts';

const icons: Record<SearchType, LucideIcon> = {
  name: UserRound,
  phone: Phone,
  email: Mail,
  address: MapPin,
  username: AtSign,
};

/** The query. If this tab made the search also its place and age, each to be taken away: then it searches again. */
export function QueryChips({ search }: { search: SearchState }) {
  const { t } = useTranslation('people', { keyPrefix: 'filters' });
  const { townName } = usePlaceNames();
  const ageWords = useAgeWords();
  const { start, busy } = useStartSearch();
  const { type, search_query } = search;
  const request = storedRequest(search);
  const { city, state, age_from, age_to, ...bare } = request ?? {};
  const place =
    (city ?? state) ? townName({ city: city ?? null, state: state ?? null, country: request?.country ?? 'US' }) : '';
  const ages = { ...(age_from && { age_from }), ...(age_to && { age_to }) };
  const chip = (text: string, without: Partial<SearchRequest>) =>
    type === 'name' ? (
      <RemovableChip
        label={t('remove', { what: text })}
        onRemove={() => void (busy || start({ ...bare, ...without } as SearchRequest))}
      >
        <bdi>{text}</bdi>
      </RemovableChip>
    ) : (
      <Chip tone="line">
        <bdi>{text}</bdi>
      </Chip>
    );
  return (
    <>
      <Chip tone="line">
        <Icon of={icons[type]} small />
        <bdi dir={type === 'name' ? undefined : 'ltr'}>{search_query}</bdi>
      </Chip>
      {place && chip(place, ages)}
      {(age_from ?? age_to) !== undefined &&
        chip(ageWords({ age_from, age_to }), { ...(city && { city }), ...(state && { state }) })}
    </>
  );
}
