import { formats } from '#frontend/lib/format.ts';
import { figures } from '#shared/values/figures.ts';

/** How long a search is kept without an account, and in the history of a member. The retention table is too large for the home page. */
export const searchLives = (locale: string) => ({
  search: formats.span({ days: figures.searchDays }, locale),
  history: formats.span({ months: figures.pastSearchMonths }, locale),
});
