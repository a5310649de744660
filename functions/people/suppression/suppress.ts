import { loadPeople, withoutRecords } from '#functions/people/import/records.ts';
import { peopleStore, type StoredPerson } from '#functions/people/store.ts';
import { findSame } from '#functions/people/suppression/find-same.ts';
import { type Digest, digestsBy } from '#functions/people/suppression/digests.ts';
import { finishSuppression } from '#functions/people/suppression/finish.ts';
import type { Secret } from '#functions/people/suppression/list.ts';
import { indexOfRows, type Rows, rowsOf } from '#functions/people/suppression/rows.ts';
import {
  type Scope,
  type Suppression,
  suppressionStore,
  type SuppressionId,
} from '#functions/people/suppression/store.ts';
import { type Identifiers, personOfIdentifiers, personOfTeaser } from '#functions/people/suppression/subjects.ts';
import { batchesOf } from '#shared/values/batches.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { MAX_WRITES, type Table, type Write } from '#functions/platform/table/table.ts';
import { dayOf } from '#shared/values/day.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

/** How often what was found may lead to more listings of the same person. */
const ROUNDS = 3;
/** People whose digests are written between two others. */
const AT_ONCE = 20;

type Listings = { suppression_id: SuppressionId; person_ids: PersonId[]; scope: Scope };

/**
 * Hides listings, and whatever else the index holds of the same people, for good. The first transaction hides them from
 * all readers; what is left then is removed. Repeating it changes nothing.
 */
export async function suppress(table: Table, secret: Secret, request: Listings, now: Date): Promise<void> {
  const store = suppressionStore(table);
  const begun = await retryOnConflict(async () => {
    const was = await store.of(request.suppression_id);
    const isCurrent = was && was.state !== 'lifted';
    const rows = isCurrent ? await store.keysOf(await store.factsOf(request.suppression_id)) : [];
    const done = new Set(rows.flatMap(({ person_ids }) => person_ids));
    if (isCurrent && request.person_ids.every((id) => done.has(id))) return was;
    const digest = digestsBy(await secret());
    const first = was?.people ?? 0;
    const subjects = await subjectsOf(table, request.person_ids, now);
    const added = await Promise.all(
      subjects.map(({ ids, people }, i) =>
        rowsFor(table, people, { ...request, nth: first + i, at: now.toISOString(), person_ids: ids }, digest, now),
      ),
    );
    const next: Suppression = {
      suppression_id: request.suppression_id,
      scope: request.scope,
      people: first + added.length,
      state: 'open',
      at: isCurrent ? was.at : now.toISOString(),
    };
    await keepRows(table, next, was, added);
    return next;
  });
  await finishSuppression(table, secret, begun.suppression_id, now);
}

/**
 * The same for people who need not be listed: they are matched by what they state. Takes one id for one list of
 * people; a repetition begins where a crash has left it.
 */
export async function suppressIdentifiers(
  table: Table,
  secret: Secret,
  { suppression_id, scope, people }: { suppression_id: SuppressionId; scope: Scope; people: Identifiers[] },
  now: Date,
): Promise<void> {
  const store = suppressionStore(table);
  const digest = digestsBy(await secret());
  const was = await store.of(suppression_id);
  if (was?.state === 'done') return;
  const isBegun = was?.state === 'open';
  const first = isBegun ? was.people - people.length : (was?.people ?? 0);
  const at = now.toISOString();
  const next: Suppression = {
    suppression_id,
    scope,
    people: first + people.length,
    state: 'open',
    at: isBegun ? was.at : at,
  };
  const done = new Set((await store.factsOf(suppression_id)).map(({ nth }) => nth));
  const left = people.flatMap((each, i) => (done.has(first + i) ? [] : [{ each, nth: first + i }]));
  for (const some of batchesOf(left, AT_ONCE)) {
    const rows = await Promise.all(
      some.map(({ each, nth }) => {
        const person = personOfIdentifiers(each, dayOf(now));
        return rowsFor(table, [person], { suppression_id, scope, nth, at, person_ids: [] }, digest, now);
      }),
    );
    await retryOnConflict(async () => keepRows(table, next, await store.of(suppression_id), rows));
  }
  await finishSuppression(table, secret, suppression_id, now);
}

type Subject = { ids: PersonId[]; people: Person[] };

/** The people behind some ids, which may have moved, be known only from a vendor, or be gone. */
async function subjectsOf(table: Table, person_ids: PersonId[], now: Date): Promise<Subject[]> {
  const store = peopleStore(table);
  const stored = await loadPeople(table, person_ids);
  const teasers = await store.teasers(
    person_ids.filter((id) => !stored.has(id)),
    now,
  );
  return person_ids.map((person_id) => {
    const own = stored.get(person_id);
    const teaser = teasers.find((each) => each.person_id === person_id);
    const people: Person[] = own
      ? [...own.records.values()].map((record: StoredPerson) => withoutRecords(record))
      : teaser
        ? [personOfTeaser(teaser, person_id)]
        : [];
    return { ids: [...new Set([person_id, ...(own ? [own.person.person_id, ...own.records.keys()] : [])])], people };
  });
}

type Of = Parameters<typeof rowsOf>[1];

/** The digests of a person with those of all their other listings, and the other people that it concerns. */
async function rowsFor(table: Table, people: Person[], of: Of, digest: Digest, now: Date): Promise<Rows> {
  const others = new Set<PersonId>();
  let all = people;
  let news = people;
  let person_ids = of.person_ids;
  for (let round = 0; news.length && round < ROUNDS; round++) {
    const index = indexOfRows([rowsOf(all, { ...of, person_ids }, digest)], digest);
    const found = await findSame(table, news, index, new Set(person_ids), now);
    for (const id of found.others) others.add(id);
    person_ids = [...new Set([...person_ids, ...found.ids])];
    news = of.scope === 'listing' ? found.same : [];
    all = [...all, ...news];
  }
  const rows = rowsOf(all, { ...of, person_ids }, digest);
  return { ...rows, facts: { ...rows.facts, others: [...others] } };
}

/** Stores the digests and marks the people, in one transaction unless there are too many. */
async function keepRows(
  table: Table,
  next: Suppression,
  was: Awaited<ReturnType<ReturnType<typeof suppressionStore>['of']>>,
  rows: Rows[],
): Promise<void> {
  const store = suppressionStore(table);
  const ids = [...new Set(rows.flatMap(({ keys }) => keys.person_ids))];
  const marks = new Map((await store.marks(ids)).map((mark) => [mark.person_id, mark]));
  const { suppression_id, scope } = next;
  const writes: Write[] = [
    store.keep(next, was),
    ...rows.flatMap(({ keys, facts }) => [store.addKeys(keys), store.addFacts(facts)]),
    ...ids.flatMap((person_id) => {
      const mark = marks.get(person_id);
      if (mark?.by.some((each) => each.suppression_id === suppression_id)) return [];
      return [store.mark({ person_id, by: [...(mark?.by ?? []), { suppression_id, scope }] }, mark)];
    }),
  ];
  // An odd number first, so that no transaction ends between the keys of a person and the facts by which they are found.
  const first = MAX_WRITES - 1;
  for (const some of [writes.slice(0, first), ...batchesOf(writes.slice(first), MAX_WRITES)])
    await table.commit(...some);
}
