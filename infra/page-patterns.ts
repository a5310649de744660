import { legalSlugs, legalTexts } from '#shared/legal/versions.ts';
import { languages } from '#shared/values/language.ts';
import { formOf, type Kind } from '#shared/values/new-id.ts';
import { paths, publicPages, SHORT_CODE } from '#shared/values/pages.ts';

const anyLanguage = `(?:${languages.join('|')})`;

const anySlug = `(?:${legalSlugs.join('|')})`;
const anyVersion = `(?:${legalSlugs
  .map((slug) => `${slug}/(?:${legalTexts[slug].versions.map(({ version }) => version).join('|')})`)
  .join('|')})`;

/** The pages that exist for some parameters only. */
const listed: Partial<Record<keyof typeof paths, string>> = {
  // Not below /assistant/page, where only legal texts are.
  assistant: `/${anyLanguage}/assistant(?:/(?!page(?:/|$))[^/]+(?:/[^/]+)?)?`,
  assistantPage: `/${anyLanguage}/assistant/page(?:/${anySlug})?`,
  assistantPageVersion: `/${anyLanguage}/assistant/page/${anyVersion}`,
};

const anyId = (kind: Kind) => formOf(kind).source.slice(1, -1);

/** Parameters of one form only: with anything else there is no page, and no need to look for one. */
const forms: Record<string, string> = {
  language: anyLanguage,
  person_id: anyId('person'),
  search_id: anyId('search'),
  country: '[A-Z]{2}',
  prefix: '\\d{1,3}',
};

/** A path pattern of the router as a regular expression. What is optional stays away with all that follows it. */
const pattern = (path: string) =>
  path
    .split('/')
    .slice(1)
    .reduceRight((rest, segment) => {
      const [, name, optional] = /^:(\w+)(\??)$/.exec(segment) ?? [];
      if (!name) return `/${segment}${rest}`;
      const from = `/${forms[name] ?? '[^/]+'}${rest}`;
      return optional ? `(?:${from})?` : from;
    }, '');

/** Every path that shows a page; all others are answered with 404. A path may end in a slash. */
export const PAGE_PATHS = new RegExp(
  `^(?:/|${[
    ...(Object.keys(paths) as (keyof typeof paths)[])
      .filter((name) => name !== 'root' && name !== 'gallery')
      .map((name) => listed[name] ?? pattern(paths[name])),
    `/${SHORT_CODE.source.slice(1, -1)}`,
  ].join('|')})/?$`,
);

/** The paths of the prerendered pages. */
export const PRERENDERED_PATHS = new RegExp(`^/${anyLanguage}(?:${publicPages.join('|')})/?$`);

/** The paths that search engines may keep: the public pages, and everything below the directory. */
export const INDEXED_PATHS = new RegExp(`^/(?:${anyLanguage}(?:${publicPages.join('|')}|/directory/.*)/?)?$`);
