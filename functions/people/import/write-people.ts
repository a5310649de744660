import { setTimeout as sleep } from 'node:timers/promises';

import { type FactId, factIdsFor } from '#functions/people/corrections/fact-id.ts';
import { withCorrections } from '#functions/people/corrections/marks.ts';
import { type MarkerEntry, obsoleteMarkers, markersOf } from '#functions/people/directory/entries.ts';
import { directoryStore } from '#functions/people/directory/store.ts';
import {
  combineRecords,
  type PersonWithRecords,
  loadPeople,
  withoutRecords,
  recordItems,
} from '#functions/people/import/records.ts';
import { type Decision, decision } from '#functions/people/import/resolve/decision.ts';
import { applyRecord, fitToItem, recordsIn, type SourceRecord } from '#functions/people/import/source-record.ts';
import { derivedWrites } from '#functions/people/import/derived-items.ts';
import { type BlockCache, NameIndexUpdate } from '#functions/people/index/name-index-update.ts';
import { type NameChange, nameCounts } from '#functions/people/index/new-names.ts';
import { redirect, type StoredPerson, storedPerson } from '#functions/people/store.ts';
import { hiddenAmong } from '#functions/people/suppression/store.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { MAX_WRITES, type Revised, type Table, type Write } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { PersonId } from '#shared/values/id.ts';
import { factsOf, type Person } from '#shared/values/person.ts';

/** A decision to store, and the one it replaces. */
export type PendingDecision = { decision: Decision; was: Revised<Decision> | undefined };

/** All records of a batch about one person, in order, and the decisions about the new ones. */
export type PersonRecords<T extends SourceRecord> = {
  person_id: PersonId;
  sourceRecords: T[];
  decisions: PendingDecision[];
};

/** The outcome of one record. */
export type RecordOutcome = 'imported' | 'merged' | 'unchanged' | 'suppressed' | { refused: string };

export type Lane<T extends SourceRecord> = {
  source: string;
  lane: number;
  now: Date;
  seenAgain: boolean;
  /** Directory markers that this run has written. */
  marked: Set<string>;
  /** Cached name-index blocks, which usually only this import writes; and whether the index was empty. */
  blocks: BlockCache;
  isFirst: () => boolean;
  /** Called after the transaction has committed. */
  onOutcome: (record: T, outcome: RecordOutcome) => void;
  /** Called after each transaction. */
  onCommit: () => void;
  /** Called for a person who is written incompletely. */
  onNote: (record: T, words: string) => void;
};

/** DynamoDB limits an item to 400 KB and a transaction to 4 MB, measured slightly differently. */
const MAX_ITEM_BYTES = 380_000;
const MAX_TRANSACTION_BYTES = 3_500_000;
const ATTEMPTS = 6;
/** Writes reserved in a transaction for the name blocks of one person, and for the tally and name counts. */
const NAME_WRITES = 30;
const COUNTERS = 2;
/** People planned at a time: planning a whole lane blocks the event loop and the other lanes. */
const PLANNED = 50;

/**
 * Writes the changes of these people. Each transaction contains whole people with their postings and the lane's tally,
 * so the table is consistent wherever the import stops. `known` holds the people as read during resolution; those
 * changed since are read again. Returns the markers of lists that some people have left, to be swept while nothing is
 * being written.
 */
export async function writePeople<T extends SourceRecord>(
  table: Table,
  subjects: PersonRecords<T>[],
  lane: Lane<T>,
  stored: Map<PersonId, PersonWithRecords>,
): Promise<MarkerEntry[]> {
  const obsolete: MarkerEntry[] = [];
  let left = subjects;
  for (let attempt = 0; left.length && attempt < ATTEMPTS; attempt++) {
    if (attempt) {
      await sleep(Math.random() * 2 ** attempt * 20); // random backoff, so that two importers do not collide again
      stored = await loadPeople(table, [...new Set(left.flatMap(idsOf))]);
      left = regrouped(await withoutSuppressed(table, left, lane), stored);
    }
    const factId = await factIdsFor([...stored.values()].map(({ person }) => person));
    const lost: PersonRecords<T>[] = [];
    let open: Plan<T>[] = [];
    for (let from = 0; from < left.length; from += PLANNED) {
      const plans = left
        .slice(from, from + PLANNED)
        .flatMap((subject) => planOf(table, subject, stored.get(subject.person_id), lane, factId) ?? []);
      const changes = plans.map(changeOf);
      const isNew = !lost.length && lane.isFirst();
      const names = attempt
        ? await NameIndexUpdate.again(table, changes, lane.now, lane.blocks)
        : await NameIndexUpdate.of(table, changes, lane.now, { held: lane.blocks, isNew });
      await directoryStore(table).mark(
        plans.flatMap(({ person }) => markersOf(withoutRecords(person), lane.now)),
        lane.marked,
      );
      const pending = [...open, ...plans];
      const groups = attempt ? pending.map((plan) => [plan]) : grouped(pending, names);
      // The last transaction waits for the next people to fill it.
      const isLast = from + PLANNED >= left.length;
      open = attempt || isLast ? [] : groups.splice(-1).flat();
      const done = await commitGroups(table, groups, names, pending.map(changeOf), lane);
      lost.push(...done.lost);
      obsolete.push(...done.obsolete);
    }
    left = lost;
  }
  const busy = { refused: 'another import kept writing this person; import it again' };
  for (const { sourceRecords } of left) for (const each of sourceRecords) lane.onOutcome(each, busy);
  return obsolete;
}

/** Commits one transaction after the other; returns the people of those that lost a race, and obsolete markers. */
async function commitGroups<T extends SourceRecord>(
  table: Table,
  groups: Plan<T>[][],
  names: NameIndexUpdate,
  changes: NameChange[],
  lane: Lane<T>,
): Promise<{ lost: PersonRecords<T>[]; obsolete: MarkerEntry[] }> {
  const lost: PersonRecords<T>[] = [];
  const obsolete: MarkerEntry[] = [];
  for (const group of groups) {
    try {
      const theirs = group.map(changeOf);
      const blocks = [...names.writes(theirs), ...nameCounts(table, theirs, lane.now)];
      await table.commit(...group.flatMap(({ writes }) => writes), ...blocks, tallyOf(table, group, lane));
      for (const { settle } of group) settle();
      lane.onCommit();
      for (const { was, person } of group)
        if (was) obsolete.push(...obsoleteMarkers([withoutRecords(was)], [withoutRecords(person)], lane.now));
    } catch (error) {
      if (!(error instanceof Fault && error.code === 'request.conflict')) throw error;
      lost.push(...group.map(({ subject }) => subject));
      names = await NameIndexUpdate.again(table, changes, lane.now, lane.blocks);
    }
  }
  return { lost, obsolete };
}

const idsOf = <T extends SourceRecord>({ person_id, sourceRecords }: PersonRecords<T>) => [
  person_id,
  ...sourceRecords.map(({ person }) => person.person_id),
];

/** Without the records of people whose listing was removed since the batch began. */
async function withoutSuppressed<T extends SourceRecord>(
  table: Table,
  subjects: PersonRecords<T>[],
  { onOutcome }: Lane<T>,
): Promise<PersonRecords<T>[]> {
  const hidden = await hiddenAmong(table, subjects.flatMap(idsOf));
  if (!hidden.size) return subjects;
  return subjects.flatMap((subject) => {
    const [gone, left] = [true, false].map((isGone) =>
      subject.sourceRecords.filter(({ person }) => hidden.has(person.person_id) === isGone),
    );
    for (const record of gone!) onOutcome(record, 'suppressed');
    if (!left!.length) return [];
    const isGone = hidden.has(subject.person_id);
    return [{ ...subject, person_id: isGone ? left![0]!.person.person_id : subject.person_id, sourceRecords: left! }];
  });
}

/** Regroups records by their current person: a record written meanwhile goes to its person, without a decision. */
function regrouped<T extends SourceRecord>(
  subjects: PersonRecords<T>[],
  stored: Map<PersonId, PersonWithRecords>,
): PersonRecords<T>[] {
  const all = subjects.flatMap(({ person_id, sourceRecords, decisions }) =>
    sourceRecords.map((record) => {
      const own = record.person.person_id;
      const place = stored.get(own)?.person.person_id;
      const goal = stored.get(person_id)?.person.person_id ?? person_id;
      return {
        place: place ?? goal,
        record,
        decisions: place ? [] : decisions.filter((each) => each.decision.record === own),
      };
    }),
  );
  return [...Map.groupBy(all, ({ place }) => place)].map(([place, group]) => {
    const sourceRecords = group.map(({ record }) => record);
    const first = sourceRecords[0]!.person.person_id;
    const isThere = stored.has(place) || sourceRecords.some(({ person }) => person.person_id === place);
    const decisions = isThere ? [...new Set(group.flatMap((each) => each.decisions))] : [];
    return { person_id: isThere ? place : first, sourceRecords, decisions };
  });
}

type Plan<T extends SourceRecord> = {
  subject: PersonRecords<T>;
  was: StoredPerson | undefined;
  person: StoredPerson;
  writes: Write[];
  bytes: number;
  adds: { people: number; facts: number; records: number };
  settle: () => void;
};

const changeOf = <T extends SourceRecord>({ was, person }: Plan<T>): NameChange => ({
  was: was && withoutRecords(was),
  is: withoutRecords(person),
});

/** The writes for one person; undefined if nothing changes. */
function planOf<T extends SourceRecord>(
  table: Table,
  subject: PersonRecords<T>,
  stored: PersonWithRecords | undefined,
  { now, seenAgain, onOutcome, onNote }: Lane<T>,
  factId: FactId,
): Plan<T> | undefined {
  const was = stored?.person;
  const records = new Map(stored?.records);
  let leftOut = 0;
  const outcomes = subject.sourceRecords.map((record): [T, RecordOutcome] => {
    const own = record.person.person_id;
    const updated = applyRecord(records.get(own), record, seenAgain);
    if (!updated) return [record, 'unchanged'];
    const outcome = records.size ? 'merged' : 'imported';
    const fits = fitToItem(withCorrections(updated, updated.marks, factId));
    leftOut += fits.leftOut;
    records.set(own, fits.person);
    return [record, outcome];
  });
  const news = outcomes.filter(([, outcome]) => outcome !== 'unchanged');
  for (const [record, outcome] of outcomes) if (outcome === 'unchanged') onOutcome(record, outcome);
  const first = news[0]?.[0];
  if (!first) return undefined;

  const { person_id } = subject;
  const whole = combineRecords(person_id, records.values(), factId);
  const { person } = whole;
  leftOut += whole.leftOut;
  const recordChanges = recordItems(person_id, stored?.records ?? new Map<PersonId, StoredPerson>(), records);
  const joining = [...records.keys()].filter((own) => own !== person_id && !stored?.records.has(own));
  const sizes = [person, ...recordChanges.write.map(({ item }) => item)].map((item) =>
    Buffer.byteLength(JSON.stringify(item)),
  );
  if (sizes.some((size) => size > MAX_ITEM_BYTES)) {
    for (const [record] of news) onOutcome(record, { refused: 'is larger than an item of the table may be' });
    return undefined;
  }
  const writes = [
    table.put(storedPerson, person, was),
    ...recordChanges.write.map(({ key, item }) => table.derive(storedPerson, key, item)),
    ...recordChanges.remove.map((key) => table.remove(key)),
    ...joining.map((own) => table.put(redirect, { person_id: own, moved_to: person_id })),
    ...subject.decisions.map((each) => table.put(decision, each.decision, each.was)),
  ];
  const derived = derivedWrites(table, was, person, now, MAX_WRITES - NAME_WRITES - writes.length);
  return {
    subject: { ...subject, sourceRecords: news.map(([record]) => record) },
    was,
    person,
    writes: [...writes, ...derived.writes],
    bytes: sizes.reduce((sum, size) => sum + size, derived.bytes),
    adds: {
      people: was ? 0 : 1,
      facts: factsIn(person) - factsIn(was),
      records: recordsIn(person) - recordsIn(was),
    },
    settle() {
      for (const [record, outcome] of news) onOutcome(record, outcome);
      if (leftOut) onNote(first, `${leftOut} facts or sources are more than a profile holds and were left out`);
      if (derived.missing) onNote(first, `is in the index without ${derived.missing} of their less useful keys`);
    },
  };
}

export const factsIn = (stored: Person | undefined) => (stored ? factsOf(stored).length : 0);

/** Groups plans into transactions, including the tally. */
function grouped<T extends SourceRecord>(plans: Plan<T>[], names: NameIndexUpdate): Plan<T>[][] {
  const groups: Plan<T>[][] = [];
  let writes = Infinity;
  let bytes = 0;
  let blocks = new Set<string>();
  for (const plan of plans) {
    writes += plan.writes.length;
    bytes += plan.bytes;
    const touched = names.touchedBy(changeOf(plan));
    blocks = new Set([...blocks, ...touched]);
    if (writes + names.mostWrites(blocks) + COUNTERS > MAX_WRITES || bytes > MAX_TRANSACTION_BYTES) {
      groups.push([]);
      writes = plan.writes.length;
      bytes = plan.bytes;
      blocks = touched;
    }
    groups.at(-1)?.push(plan);
  }
  return groups;
}

function tallyOf<T extends SourceRecord>(table: Table, group: Plan<T>[], { source, lane, now }: Lane<T>): Write {
  const sum = (of: keyof Plan<T>['adds']) => group.reduce((total, { adds }) => total + adds[of], 0);
  return table.add(
    keys.tally({ source, lane }),
    { people: sum('people'), facts: sum('facts'), records: sum('records') },
    { source, updated_at: now.toISOString() },
  );
}
