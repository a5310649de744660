import { type Language, languages } from '#shared/values/language.ts';
import { paths } from '#shared/values/pages.ts';

export { paths };

export type Page = keyof typeof paths;
type Names<P extends string> = P extends `${infer Segment}/${infer Rest}`
  ? Names<Segment> | Names<Rest>
  : P extends `:${infer Name}`
    ? Name
    : never;
type Required<N extends string> = N extends `${string}?` ? never : N;
type Optional<N extends string> = N extends `${infer Name}?` ? Name : never;
type NamesOf<P extends Page> = Names<(typeof paths)[P]>;
export type Params<P extends Page> = Record<Required<NamesOf<P>>, string> &
  Partial<Record<Optional<NamesOf<P>>, string | undefined>>;

/** The address of a page: `pathTo('search', { language: 'fr', search_id })`. What is optional ends it where it is missing. */
export const pathTo = <P extends Page>(page: P, params: Params<P>): string =>
  paths[page].replace(/\/:(\w+)(\??)/g, (_, name: string, optional: string) => {
    const value = (params as Record<string, string | undefined>)[name] ?? '';
    return optional && !value ? '' : `/${encodeURIComponent(value)}`;
  });

/** The same address in another language. */
export const inLanguage = (pathname: string, language: Language): string =>
  pathname.replace(new RegExp(`^/(?:${languages.join('|')})(?=/|$)`), `/${language}`);

/** What a link to the home page may carry besides: whether to change the last search. */
export type HomeState = { change?: boolean };
