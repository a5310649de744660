import type { Listing, Marker } from '#functions/people/directory/domain/listing.ts';
import { plain } from '#functions/people/directory/domain/plain.ts';
import { roundedDown, sumOf } from '#functions/people/directory/domain/rounded-down.ts';
import { mayBeMinor } from '#functions/people/domain/possible-minor.ts';
import type { DirectoryStore } from '#functions/people/directory/store.ts';
import { entryView } from '#functions/people/directory/view.ts';
import { environment } from '#functions/platform/environment.ts';
import type { Page } from '#functions/platform/table/table.ts';
import { type AreaServed, type DirectoryPage, MIN_SHARING } from '#shared/api/directory.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const PEOPLE = 50;
const PLACES = 200;
/** How many initials of a list that is not counted yet are looked into for few people. */
const UNCOUNTED = 10;
/** Pages of places that are read for one with a place to show. */
const MAX_PAGES = 10;

/**
 * A page of the directory: its URL, the prefix of its markers, and the list of its people with the length of its
 * initials.
 */
export type DirectoryPlace = {
  url: string;
  isTop: boolean;
  below?: string[];
  list?: { path: string[]; letters: 1 | 2 };
  /** Whether it shows only what at least five people share: area codes and mail domains. */
  isOfMany?: boolean;
  /** Where the numbers of an area code are: of those below, and of this one. */
  servedBy?: (prefix: string) => AreaServed | null;
  serves?: AreaServed | null;
};

type ListingQuery = { letter?: string | undefined; cursor?: string | undefined };
type Content = Pick<DirectoryPage, 'per_page'> & {
  places: Marker[];
  letters: Marker[];
  people: Listing[];
  previous: string | null;
  next: string | null;
};

const nothing: Page<never> = { items: [], previous: null, next: null };
const none: Content = { places: [], letters: [], people: [], per_page: PLACES, previous: null, next: null };

/**
 * A page of the directory: one query for people and at most two for the markers below it; for all people of a small list,
 * one for each of its initials, at most fifty. An empty place is `people.not-found`; a page past the last one is empty and
 * no error.
 */
export async function browse(
  store: DirectoryStore,
  place: DirectoryPlace,
  query: ListingQuery,
  now: Date,
): Promise<DirectoryPage> {
  const isShown = !place.isOfMany || !place.list || (await isShared(store, place.list.path));
  const { previous, next, places, letters, people, per_page } = isShown ? await readPage(store, place, query) : none;
  const isEmpty = !places.length && !letters.length && !people.length && !next;
  if (isEmpty && !place.isTop && !query.cursor) throw new Fault('people.not-found');
  const url = (cursor: string | null) =>
    cursor && `${place.url}${place.url.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`;
  const isWhole = letters.length > 0 && query.letter === undefined;
  return {
    places: places.map(({ key, name, count }) => ({
      key,
      name,
      count: roundedDown(count),
      serves: place.servedBy?.(key) ?? null,
    })),
    letters: letters.map(({ name }) => name),
    letter_counts: letters.map(({ count }) => roundedDown(count)),
    count: isWhole ? roundedDown(sumOf(letters.map(({ count }) => count))) : null,
    serves: place.serves ?? null,
    data: people.filter((each) => !mayBeMinor(each, now)).map((each) => entryView(each, now)),
    per_page,
    next_page_url: url(next && `>${next}`),
    prev_page_url: url(previous && `<${previous}`),
    indexed: environment().DIRECTORY_INDEXING === 'on',
  };
}

async function readPage(
  store: DirectoryStore,
  { below, list, isOfMany }: DirectoryPlace,
  { letter, cursor }: ListingQuery,
): Promise<Content> {
  const begin = letter && [...plain(letter).replaceAll(' ', '')].slice(0, list?.letters).join('');
  if (list && begin && [...begin].length === list.letters) {
    const { items, ...rest } = await store.people(list.path, begin, { ...placeIn(cursor), limit: PEOPLE });
    return { places: [], letters: [], people: items, per_page: PEOPLE, ...rest };
  }
  const [letters, { items, ...rest }] = await Promise.all([
    list && !cursor && begin !== '' ? store.letters(list.path, begin) : [],
    below && letter === undefined ? placesBelow(store, below, cursor, isOfMany) : nothing,
  ]);
  const people = list && isSmall(letters) ? await everybodyOf(store, list.path, letters) : [];
  return { places: items, letters, people, per_page: PLACES, ...rest };
}

/**
 * A page of the places below. Those that few people share, or that are not counted yet, are left out, so it reads on until
 * one is found.
 */
async function placesBelow(store: DirectoryStore, below: string[], cursor?: string, isOfMany = false) {
  let page = await store.below(below, { ...placeIn(cursor), limit: PLACES });
  if (!isOfMany) return page;
  const listed = ({ items }: Page<Marker>) => items.filter(({ count = 0 }) => count >= MIN_SHARING);
  const isBack = cursor?.startsWith('<');
  for (let i = 1; i < MAX_PAGES && !listed(page).length; i++) {
    const onward = isBack ? page.previous : page.next;
    if (!onward) break;
    const place = isBack ? { before: onward } : { after: onward };
    page = await store.below(below, { ...place, limit: PLACES });
  }
  return { ...page, items: listed(page) };
}

/** Whether enough people are in a list to show any of them. Small lists are read: their counts may be of yesterday. */
async function isShared(store: DirectoryStore, path: string[]): Promise<boolean> {
  const letters = await store.letters(path);
  if (!isSmall(letters)) return true;
  const people = await store.everybody(
    path,
    letters.map(({ key }) => key),
    PEOPLE,
  );
  return !people || people.length >= MIN_SHARING;
}

/** Whether the people of a list may fit on one page. */
function isSmall(letters: readonly Marker[]): boolean {
  const total = sumOf(letters.map(({ count }) => count));
  return total === undefined ? letters.length <= UNCOUNTED : letters.length <= PEOPLE && total <= PEOPLE;
}

const everybodyOf = async (store: DirectoryStore, path: string[], letters: readonly Marker[]) =>
  (await store.everybody(
    path,
    letters.map(({ key }) => key),
    PEOPLE,
  )) ?? [];

/** A cursor is a sort key to continue after or before. It is only valid within its own list. */
function placeIn(cursor = ''): { after?: string; before?: string } {
  const key = cursor.slice(1);
  return cursor.startsWith('>') ? { after: key } : cursor.startsWith('<') ? { before: key } : {};
}
