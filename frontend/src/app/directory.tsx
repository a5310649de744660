import '#frontend/styles/find.css';

import type { ComponentType } from 'react';

import { BrowseEmails } from '#frontend/features/directory/browse-emails.tsx';
import { BrowsePeople } from '#frontend/features/directory/browse-people.tsx';
import { BrowsePhones } from '#frontend/features/directory/browse-phones.tsx';
import { DirectoryHome } from '#frontend/features/directory/directory-home.tsx';
import { SearchSlot } from '#frontend/features/directory/search-slot.ts';
import { OneLine } from '#frontend/features/people/search/one-line.tsx';

/** A page of the directory with the search of the home page in one line. */
const withSearch = (Screen: ComponentType) => () => (
  <SearchSlot value={<OneLine />}>
    <Screen />
  </SearchSlot>
);

export const DirectoryPage = withSearch(DirectoryHome);
export const PeoplePage = withSearch(BrowsePeople);
export const PhonesPage = withSearch(BrowsePhones);
export const EmailsPage = withSearch(BrowseEmails);
