import '#frontend/styles/find.css';
import '#frontend/styles/suggest.css';

import { type ComponentType, type ReactNode, useCallback } from 'react';
import { useNavigate } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { BrowseEmails } from '#frontend/features/directory/browse-emails.tsx';
import { BrowsePeople } from '#frontend/features/directory/browse-people.tsx';
import { BrowsePhones } from '#frontend/features/directory/browse-phones.tsx';
import { DirectoryHome } from '#frontend/features/directory/directory-home.tsx';
import { SearchSlot } from '#frontend/features/directory/search-slot.ts';
import { OneLine } from '#frontend/features/people/search/one-line.tsx';
import { type OpenPlace, PlaceAlone } from '#frontend/features/people/search/open-place.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { call } from '#frontend/lib/api.ts';
import { directory } from '#shared/api/directory.ts';

/** In the directory a town or a state by itself leads to its people, where some are listed. */
function ToPlaces({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const openPlace: OpenPlace = useCallback(
    async ({ country, state, city }) => {
      if (!state) return false; // several towns have this name
      const place = { country, state, ...(city && { city }) };
      const isListed = await call(directory.getPeople, place).then(
        () => true,
        () => false, // nobody is listed there, or the line says what else it lacks
      );
      if (isListed) await navigate(pathTo('directoryPeople', { language, ...place }));
      return isListed;
    },
    [language, navigate],
  );
  return <PlaceAlone value={openPlace}>{children}</PlaceAlone>;
}

/** A page of the directory with the search of the home page in one line. */
const withSearch = (Screen: ComponentType) => () => (
  <SearchSlot
    value={
      <ToPlaces>
        <OneLine />
      </ToPlaces>
    }
  >
    <Screen />
  </SearchSlot>
);

export const DirectoryPage = withSearch(DirectoryHome);
export const PeoplePage = withSearch(BrowsePeople);
export const PhonesPage = withSearch(BrowsePhones);
export const EmailsPage = withSearch(BrowseEmails);
