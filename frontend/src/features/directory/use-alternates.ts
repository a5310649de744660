import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { inLanguage } from '#frontend/app/paths.ts';
import { languages } from '#shared/values/language.ts';

/**
 * Links for search engines: the address of this page and those in other languages. They replace the links of a prerendered page,
 * which stay in its head when a visitor goes on.
 */
export function useAlternates(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const address = (path: string) => new URL(path + search, location.origin).href;
    const links = [
      linkTo('canonical', address(pathname)),
      ...languages.map((each) => linkTo('alternate', address(inLanguage(pathname, each)), each)),
      linkTo('alternate', address(inLanguage(pathname, 'en')), 'x-default'),
    ];
    for (const each of document.head.querySelectorAll('link[rel=canonical], link[rel=alternate][hreflang]'))
      each.remove();
    document.head.append(...links);
    return () => links.forEach((each) => each.remove());
  }, [pathname, search]);
}

const linkTo = (rel: string, href: string, hreflang = '') =>
  Object.assign(document.createElement('link'), { rel, href, ...(hreflang && { hreflang }) });
