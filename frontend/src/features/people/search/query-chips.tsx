import { AtSign, type LucideIcon, Mail, MapPin, Phone, UserRound } from 'lucide-react';

import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { formatPlace, storedRequest } from '#frontend/features/people/search/query.ts';
import type { SearchState } from '#shared/api/people.ts';
import type { SearchType } from '#shared/validation/search.ts';

const icons: Record<SearchType, LucideIcon> = {
  name: UserRound,
  phone: Phone,
  email: Mail,
  address: MapPin,
  username: AtSign,
};

/** The query, and the place if this tab made the search. */
export function QueryChips({ search }: { search: SearchState }) {
  const { type, search_query } = search;
  const place = formatPlace(storedRequest(search));
  return (
    <>
      <Chip tone="line">
        <Icon of={icons[type]} small />
        <bdi dir={type === 'name' ? undefined : 'ltr'}>{search_query}</bdi>
      </Chip>
      {place && (
        <Chip tone="line">
          <bdi>{place}</bdi>
        </Chip>
      )}
    </>
  );
}
