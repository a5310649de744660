import { plain } from '#functions/people/directory/domain/plain.ts';
import type { DirectoryStore } from '#functions/people/directory/store.ts';
import { entryView } from '#functions/people/directory/view.ts';
import { environment } from '#functions/platform/environment.ts';
import type { Page } from '#functions/platform/table/table.ts';
import type { DirectoryPage } from '#shared/api/directory.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { isAdult } from '#shared/values/day.ts';

const PEOPLE = 50;
const PLACES = 200;

/**
 * A page of the directory: its URL, the prefix of its markers, and the list of its people with the length of its
 * initials.
 */
export type DirectoryPlace = {
  url: string;
  isTop: boolean;
  below?: string[];
  list?: { path: string[]; letters: 1 | 2 };
};

type ListingQuery = { letter?: string | undefined; cursor?: string | undefined };

const nothing: Page<never> = { items: [], previous: null, next: null };

/**
 * A page of the directory: one query for people and at most two for the markers below it. An empty place is
 * `people.not-found`; a page past the last one is empty and no error.
 */
export async function browse(
  store: DirectoryStore,
  place: DirectoryPlace,
  query: ListingQuery,
  now: Date,
): Promise<DirectoryPage> {
  const { previous, next, ...page } = await readPage(store, place, query, now);
  const isEmpty = !page.places.length && !page.letters.length && !page.data.length;
  if (isEmpty && !place.isTop && !query.cursor) throw new Fault('people.not-found');
  const url = (cursor: string | null) =>
    cursor && `${place.url}${place.url.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`;
  return {
    ...page,
    next_page_url: url(next && `>${next}`),
    prev_page_url: url(previous && `<${previous}`),
    indexed: environment().DIRECTORY_INDEXING === 'on',
  };
}

async function readPage(
  store: DirectoryStore,
  { below, list }: DirectoryPlace,
  { letter, cursor }: ListingQuery,
  now: Date,
) {
  const begin = letter && [...plain(letter).replaceAll(' ', '')].slice(0, list?.letters).join('');
  if (list && begin && [...begin].length === list.letters) {
    const { items, ...rest } = await store.people(list.path, begin, { ...placeIn(cursor), limit: PEOPLE });
    const grownUp = items.filter(({ birth_date }) => isAdult(now, birth_date));
    return { places: [], letters: [], data: grownUp.map((each) => entryView(each, now)), per_page: PEOPLE, ...rest };
  }
  const [letters, { items, ...rest }] = await Promise.all([
    list && !cursor && begin !== '' ? store.letters(list.path, begin) : [],
    below && letter === undefined ? store.below(below, { ...placeIn(cursor), limit: PLACES }) : nothing,
  ]);
  const places = items.map(({ key, name }) => ({ key, name }));
  return { places, letters: letters.map(({ name }) => name), data: [], per_page: PLACES, ...rest };
}

/** A cursor is a sort key to continue after or before. It is only valid within its own list. */
function placeIn(cursor = ''): { after?: string; before?: string } {
  const key = cursor.slice(1);
  return cursor.startsWith('>') ? { after: key } : cursor.startsWith('<') ? { before: key } : {};
}
