import { formats } from '#frontend/lib/format.ts';
import { retention } from '#shared/values/retention.ts';

/** How long a search is kept without an account, and in the history of a member. */
export const searchLives = (locale: string) => ({
  search: formats.span(retention.search.life.span, locale),
  history: formats.span(retention.pastSearch.life.span, locale),
});
