import { AtSign, type LucideIcon, Mail, MapPin, Phone, UserRound } from 'lucide-react';

import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { lastSearch } from '#frontend/lib/last-search.ts';
import { stateName } from '#frontend/lib/us-states.ts';
import type { SearchState } from '#shared/api/people.ts';
import type { SearchType } from '#shared/validation/search.ts';

const icons: Record<SearchType, LucideIcon> = {
  name: UserRound,
  phone: Phone,
  email: Mail,
  address: MapPin,
  username: AtSign,
};

/** What was looked for; where, if this tab asked it. */
export function AskedChips({ search: { search_id, type, search_query } }: { search: SearchState }) {
  const last = lastSearch();
  const { city, state } = last?.search_id === search_id ? last.request : {};
  const place = [city, state && stateName(state)].filter(Boolean).join(', ');
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
