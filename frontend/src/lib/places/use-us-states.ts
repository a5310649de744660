import { useSyncExternalStore } from 'react';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { loadCount, onLoad, usStatesIn } from '#frontend/lib/places/us-states-in.ts';

/** The US states in the reader’s language and its order, to choose from. */
export function useUsStates(): { code: string; name: string }[] {
  const { locale } = useLanguage();
  useSyncExternalStore(onLoad, loadCount, loadCount);
  return usStatesIn(locale);
}
