import { directoryEntriesOf } from '#functions/people/directory/entries.ts';
import { directoryStore } from '#functions/people/directory/store.ts';
import type { RawRecord } from '#functions/people/import/record.ts';
import { parseRecord, toPerson } from '#functions/people/import/to-person.ts';
import { whoHas } from '#functions/people/phone-owner.ts';
import { subjectOf } from '#functions/people/report.ts';
import { searchOwnIndex } from '#functions/people/sources/own-index.ts';
import { sourceStore } from '#functions/people/sources/store.ts';
import { peopleStore } from '#functions/people/store.ts';
import { listingsOf } from '#functions/people/suppression/listings.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { SearchRequest } from '#shared/validation/search.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

type Wanted = { id: PersonId; record: RawRecord };
type Sight = { path: string; id: PersonId; record: RawRecord };

/**
 * Where the product shows someone who is removed: by id in teasers, reports and the removal page; and, of `all`, in
 * searches of all five ways, the directory and the caller card.
 */
export async function visibleOn(table: Table, wanted: Wanted[], extent: 'ids' | 'all', now: Date): Promise<Sight[]> {
  const people = peopleStore(table);
  const ids = [...new Set(wanted.map(({ id }) => id))];
  const teasers = await people.currentTeasers(ids, now);
  const reports = new Set((await people.persons(ids)).map(({ person_id }) => person_id));
  const sights = wanted.flatMap(({ id, record }): Sight[] => [
    ...(teasers.has(id) ? [{ path: 'teaser', id, record }] : []),
    ...(reports.has(id) ? [{ path: 'report', id, record }] : []),
  ]);
  if (extent === 'ids') return once(sights);
  for (const each of wanted) sights.push(...(await lookedUp(table, each, now)));
  return once(sights);
}

async function lookedUp(table: Table, { id, record }: Wanted, now: Date): Promise<Sight[]> {
  const people = peopleStore(table);
  const person = toPerson(parseRecord({ ...record, id: record.id }), { source: 'Check', asOf: '2026-11-15' });
  const found = new Set<string>();
  for (const request of requestsOf(person))
    if ((await searchOwnIndex(request, people, now)).hits.some(({ person_id }) => person_id === id))
      found.add(request.type);
  for (const { number } of person.phones)
    if ((await whoHas(table)(number, now))?.card.person_id === id) found.add('caller card');
  for (const { key } of directoryEntriesOf({ ...person, person_id: id }, now)) {
    const [, list = '', letters = ''] = /^LISTED#(.*)#([^#]*)$/.exec(key.pk) ?? [];
    const { items } = await directoryStore(table).people(list.split('#'), letters, { limit: 500 });
    if (items.some(({ person_id }) => person_id === id)) found.add('directory');
  }
  if ((await listingsOf(table).find({ person_id: id }, now)).length) found.add('removal page');
  const isReported = await subjectOf(id, { people, sources: sourceStore(table) }, now).then(
    () => true,
    () => false,
  );
  if (isReported) found.add('report');
  return [...found].map((path) => ({ path, id, record }));
}

function requestsOf({ names, phones, emails, social_profiles, addresses }: Person): SearchRequest[] {
  const by = (type: SearchRequest['type'], search_query: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
    type,
    search_query,
    country: 'US',
    ...more,
  });
  return [
    ...names.map(({ full_name }) => by('name', full_name)),
    ...phones.map(({ number }) => by('phone', number)),
    ...emails.map(({ email }) => by('email', email)),
    ...social_profiles.map(({ username }) => by('username', username)),
    ...addresses.flatMap(({ street, city, state }) =>
      street && city && state ? [by('address', street, { city, state })] : [],
    ),
  ];
}

/** Each person once, with the first path that shows them. */
const once = (sights: Sight[]): Sight[] => [...new Map(sights.toReversed().map((each) => [each.id, each])).values()];
