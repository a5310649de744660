import { AtSign, Mail, MapPin, Phone, User } from 'lucide-react';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { rememberSearch } from '#frontend/lib/last-search.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import { useAgeWords } from '#frontend/lib/use-age-words.ts';
import { people } from '#shared/api/people.ts';
import type { PastSearch } from '#shared/api/people/history.ts';
import type { SearchType } from '#shared/validation/search.ts';
import type { SearchId } from '#shared/values/id.ts';
import { joinDetails } from '#shared/values/join-details.ts';

const icons: Record<SearchType, typeof User> = {
  name: User,
  phone: Phone,
  email: Mail,
  address: MapPin,
  username: AtSign,
};

/** A search of the member: its icon, what it asked for in one line, and how it is asked again. */
export function usePastSearch({ type, search_query, request }: PastSearch, onStarted: (id: SearchId) => unknown) {
  const { language, locale } = useLanguage();
  const { shortTown } = usePlaceNames();
  const ageWords = useAgeWords();
  const start = useAction(people.startSearch, { refreshes: [people.getSearches] });
  const { city = null, state = null, country = 'US', age_from, age_to } = request;
  // The country of a number or an address of mail is that of the page, which was not asked for.
  const place = type === 'name' || type === 'address' ? shortTown({ city, state, country }) : '';
  const repeat = async () => {
    const started = await start.trigger({ ...request, language });
    if (!started) return;
    rememberSearch({ search_id: started.search_id, search_query: started.search_query, request });
    await onStarted(started.search_id);
  };
  return {
    icon: icons[type],
    words: joinDetails([search_query, place, ageWords({ age_from, age_to })], locale),
    /** Numbers and addresses keep their direction in Arabic. */
    isLtr: type === 'phone' || type === 'email' || type === 'username',
    repeat,
    isStarting: start.isMutating,
    fault: start.error,
  };
}
