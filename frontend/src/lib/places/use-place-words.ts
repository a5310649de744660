import { useEffect, useState } from 'react';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { loadWords } from '#frontend/lib/places/place-words.ts';

/** Loads the names of places in these countries in the reader’s language, and shows the page again with them. */
export function usePlaceWords(countries: readonly (string | null | undefined)[]): void {
  const { language } = useLanguage();
  const [, setLoads] = useState(0);
  const those = [...new Set(countries)].filter(Boolean).sort().join(' ');
  useEffect(() => {
    let isShown = true;
    const loads = those.split(' ').flatMap((country) => (country && loadWords(language, country)) || []);
    if (loads.length) void Promise.all(loads).then(() => isShown && setLoads((count) => count + 1));
    return () => {
      isShown = false;
    };
  }, [language, those]);
}
