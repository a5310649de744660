import { createContext } from 'react';

import type { Place } from '#shared/search-line/reading.ts';

/** Opens the page of a place and says whether there is one. */
export type OpenPlace = (place: Place) => Promise<boolean>;

/** What a line that names only a place leads to, where it leads to something: in the directory. */
export const PlaceAlone = createContext<OpenPlace | undefined>(undefined);
