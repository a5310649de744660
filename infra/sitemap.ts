import { languages } from '#shared/values/language.ts';

/** Where each kind of directory begins. Everything below is found from there; people are in no sitemap. */
const indexPages = ['directory', 'directory/people', 'directory/phones', 'directory/emails'];

/** The sitemap of a site whose directory search engines may keep: the index pages, each in every language. */
export function sitemap(siteUrl: string): string {
  const at = (language: string, page: string) => `${siteUrl}/${language}/${page}`;
  const urls = indexPages.flatMap((page) => {
    const others = languages.map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${at(each, page)}"/>`);
    return languages.map((language) => `<url><loc>${at(language, page)}</loc>${others.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
