import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';

import type { Handle } from '#frontend/app/guard.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { track } from '#frontend/lib/web-events.ts';

/** Counts the visit of an open page, by the name of the page alone: nothing of its address. */
export function useCountedVisits(): void {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as Handle | undefined;
  const page = handle?.guard === 'open' ? handle.page : undefined;
  useEffect(() => {
    if (page)
      track(
        'page_viewed',
        { page: page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), language },
        pathname,
      );
  }, [page, language, pathname]);
}
