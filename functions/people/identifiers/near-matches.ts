import { homesOf } from '#functions/people/viewer.ts';
import type { Card, StoredTeaser } from '#functions/people/domain/card.ts';
import { mayView } from '#functions/people/domain/field-rules.ts';
import { mayBeMinor } from '#functions/people/domain/possible-minor.ts';
import type { PeopleStore } from '#functions/people/store.ts';
import type { Key } from '#functions/platform/table/keys.ts';
import type { Identifier } from '#shared/api/people/identifier.ts';
import type { PersonId } from '#shared/values/id.ts';

/** People read at one posting, and near matches shown. */
const MOST_PEOPLE = 5;
const MOST_SHOWN = 3;

/** The people at each of these postings that this viewer may see in results. */
export async function shownAt(
  places: readonly Key[],
  people: PeopleStore,
  viewer: string | null,
  now: Date,
): Promise<PersonId[][]> {
  const cards: Card[][] = await Promise.all(places.map((place) => people.cardsAt(place, MOST_PEOPLE)));
  const ids = [...new Set(cards.flat().map(({ person_id }) => person_id))];
  if (!ids.length) return cards.map(() => []);
  const [list, teasers] = await Promise.all([people.suppressions(now), people.teasers(ids, now)]);
  const isShown = (teaser: StoredTeaser) =>
    !mayBeMinor(teaser, now) && !list.hides(teaser.person_id) && mayView(viewer, homesOf(teaser));
  const shown = new Set(teasers.filter(isShown).map(({ person_id }) => person_id));
  return cards.map((some) => some.flatMap(({ person_id }) => (shown.has(person_id) ? [person_id] : [])));
}

/** The candidates that belong to at least one person that this viewer may see. */
export async function nearMatches(
  candidates: readonly string[],
  placeOf: (candidate: string) => Key,
  people: PeopleStore,
  viewer: string | null,
  now: Date,
): Promise<Identifier['near']> {
  const found = await shownAt(candidates.map(placeOf), people, viewer, now);
  return candidates
    .map((search_query, at) => ({ search_query, people: found[at]?.length ?? 0 }))
    .filter((each) => each.people > 0)
    .slice(0, MOST_SHOWN);
}
