import { loadPeople, withoutRecords } from '#functions/people/import/records.ts';
import { recentLexicons } from '#functions/people/index/lexicon-cache.ts';
import { postingsOf } from '#functions/people/index/postings.ts';
import { searchOwnIndex } from '#functions/people/sources/own-index.ts';
import { peopleStore } from '#functions/people/store.ts';
import type { SuppressionIndex } from '#functions/people/suppression/list.ts';
import { screen, type Screening } from '#functions/people/suppression/screen.ts';
import { batchesOf } from '#shared/values/batches.ts';
import type { Key } from '#functions/platform/table/keys.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Birth } from '#shared/values/day.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

/** Cards read at one phone, mailbox or house. */
const CARDS = 50;
const HITS = 1000;
/** People loaded at a time. */
const LOADED = 50;

/**
 * What the index holds of suppressed people beside the requested listings: other listings of theirs, with the ids of all
 * their records and what these surely say of them, and other people whose records name them or share their house.
 */
export type Found = { same: Person[]; ids: PersonId[]; others: PersonId[] };

/** Looks up people in the index by everything known of them, and screens the people found. */
export async function findSame(
  table: Table,
  people: Person[],
  index: SuppressionIndex,
  known: ReadonlySet<PersonId>,
  now: Date,
): Promise<Found> {
  const candidates = (await candidatesOf(table, people, now)).filter((id) => !known.has(id));
  const found: Found = { same: [], ids: [], others: [] };
  for (const some of batchesOf(candidates, LOADED)) {
    const loaded = await loadPeople(table, some);
    for (const { person, records } of new Map(
      [...loaded.values()].map((each) => [each.person.person_id, each]),
    ).values()) {
      if (known.has(person.person_id)) continue;
      const all = [...records.values()];
      const screened = await screen(index, all.map(withoutRecords));
      const hidden = all.filter((_, nth) => screened[nth]!.isHidden);
      if (hidden.length === all.length) {
        if (screened.some(isSure)) found.same.push(withoutRecords(person));
        found.ids.push(person.person_id, ...records.keys());
      } else if (hidden.length) {
        // Records of two people were merged: the record goes, the person stays.
        found.same.push(...all.filter((_, nth) => isSure(screened[nth])).map(withoutRecords));
        found.ids.push(...hidden.map(({ person_id }) => person_id).filter((id) => id !== person.person_id));
        found.others.push(person.person_id);
      } else if (screened.some((each) => !each.isHidden && each.isChanged)) found.others.push(person.person_id);
    }
  }
  return found;
}

const isSure = (each: Screening | undefined) => each?.isHidden && each.isSure;

async function candidatesOf(table: Table, people: Person[], now: Date): Promise<PersonId[]> {
  const store = peopleStore(table);
  const lexicons = await recentLexicons(table, now);
  const current = { ...store, lexicons: async () => lexicons };
  // Records of one person have the same names and places: each is looked up once.
  const searches = new Map<string, ReturnType<typeof searchOwnIndex>>();
  const byName = async (name: Name, births: (Birth | null)[], most: number) => {
    const request = { type: 'name' as const, search_query: name.full_name, ...inParts(name), country: 'US' };
    const key = JSON.stringify(request);
    const search = searches.get(key) ?? searchOwnIndex(request, current, now);
    searches.set(key, search);
    return (await search).hits
      .filter(({ birth }) => births.some((each) => mayBe(each, birth)))
      .slice(0, most)
      .map(({ person_id }) => person_id);
  };
  const ids: PersonId[] = [];
  for (const person of people) {
    const births = [person.birth_date];
    for (const name of person.names) ids.push(...(await byName(name, births, HITS)));
    for (const relative of person.family_members)
      ids.push(...(relative.person_id ? [relative.person_id] : await byName(relative, [relative.birth_date], CARDS)));
  }
  const places = people.flatMap((person) => postingsOf(person).map(({ place }) => withoutPerson(place, person)));
  const unique = new Map(places.map((place) => [`${place.pk}\n${place.sk}`, place])).values();
  const cards = await Promise.all([...unique].map((place) => store.cardsAt(place, CARDS)));
  ids.push(...cards.flat().map(({ person_id }) => person_id));
  return [...new Set(ids)];
}

type Name = { full_name: string; first_name?: string | null; last_name?: string | null };

const inParts = ({ first_name, last_name }: Name) => (first_name && last_name ? { first_name, last_name } : {});

/** Births further apart are of two people unless a contact agrees, and then the contact finds them. */
const mayBe = (one: Birth | null, other: Birth | null) => !one || !other || Math.abs(one.year - other.year) <= 1;

/** The posting of everybody at this place. */
const withoutPerson = ({ pk, sk }: Key, { person_id }: Person): Key => ({
  pk,
  sk: sk.endsWith(person_id) ? sk.slice(0, -person_id.length) : sk,
});
