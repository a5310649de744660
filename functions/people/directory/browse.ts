import type { Listing, Marker } from '#functions/people/directory/domain/listing.ts';
import { plain } from '#functions/people/directory/domain/plain.ts';
import { roundedDown, sumOf } from '#functions/people/directory/domain/rounded-down.ts';
import type { DirectoryStore } from '#functions/people/directory/store.ts';
import { entryView } from '#functions/people/directory/view.ts';
import { environment } from '#functions/platform/environment.ts';
import type { Page } from '#functions/platform/table/table.ts';
import type { AreaServed, DirectoryPage } from '#shared/api/directory.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { isAdult } from '#shared/values/day.ts';

const PEOPLE = 50;
const PLACES = 200;
/** How many initials of a list that is not counted yet are looked into for few people. */
const UNCOUNTED = 10;

/**
 * A page of the directory: its URL, the prefix of its markers, and the list of its people with the length of its
 * initials.
 */
export type DirectoryPlace = {
  url: string;
  isTop: boolean;
  below?: string[];
  list?: { path: string[]; letters: 1 | 2 };
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
  const { previous, next, places, letters, people, per_page } = await readPage(store, place, query);
  const isEmpty = !places.length && !letters.length && !people.length;
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
    data: people.filter(({ birth_date }) => isAdult(now, birth_date)).map((each) => entryView(each, now)),
    per_page,
    next_page_url: url(next && `>${next}`),
    prev_page_url: url(previous && `<${previous}`),
    indexed: environment().DIRECTORY_INDEXING === 'on',
  };
}

async function readPage(
  store: DirectoryStore,
  { below, list }: DirectoryPlace,
  { letter, cursor }: ListingQuery,
): Promise<Content> {
  const begin = letter && [...plain(letter).replaceAll(' ', '')].slice(0, list?.letters).join('');
  if (list && begin && [...begin].length === list.letters) {
    const { items, ...rest } = await store.people(list.path, begin, { ...placeIn(cursor), limit: PEOPLE });
    return { places: [], letters: [], people: items, per_page: PEOPLE, ...rest };
  }
  const [letters, { items, ...rest }] = await Promise.all([
    list && !cursor && begin !== '' ? store.letters(list.path, begin) : [],
    below && letter === undefined ? store.below(below, { ...placeIn(cursor), limit: PLACES }) : nothing,
  ]);
  const people = list && isSmall(letters) ? await everybodyOf(store, list.path, letters) : [];
  return { places: items, letters, people, per_page: PLACES, ...rest };
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
