import { languages } from '#shared/values/language.ts';
import { isDirectoryPage, publicPages } from '#shared/values/pages.ts';

/**
 * The sitemap: the public pages in every language, with the directory once indexing is on. Pages below the directory
 * are linked from it; people are never listed.
 */
export function sitemap(siteUrl: string, isDirectoryIndexed: boolean): string {
  const at = (language: string, page: string) => `${siteUrl}/${language}${page}`;
  const listed = publicPages.filter((page) => isDirectoryIndexed || !isDirectoryPage(page));
  const urls = listed.flatMap((page) => {
    const others = languages.map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${at(each, page)}"/>`);
    return languages.map((language) => `<url><loc>${at(language, page)}</loc>${others.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
