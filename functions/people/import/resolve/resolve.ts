import { mergePerson } from '#functions/people/import/merge-person.ts';
import { type PersonWithRecords, loadPeople, MAX_RECORDS, withoutRecords } from '#functions/people/import/records.ts';
import {
  blocksOf,
  type Candidates,
  candidatesOf,
  DEPTH,
  namePlaces,
  placesHeld,
  type Read,
} from '#functions/people/import/resolve/candidates.ts';
import { type Decision, decision } from '#functions/people/import/resolve/decision.ts';
import { COMPATIBLE } from '#functions/people/import/resolve/evidence/names.ts';
import type { PlaceMemory } from '#functions/people/import/resolve/memory.ts';
import { scorePair, type Verdict } from '#functions/people/import/resolve/score.ts';
import { applyRecord, type SourceRecord } from '#functions/people/import/source-record.ts';
import type { PendingDecision, PersonRecords } from '#functions/people/import/write-people.ts';
import { namesakesOf } from '#functions/people/index/namesakes.ts';
import { likeness } from '#functions/names/same-name.ts';
import { peopleStore, type StoredPerson } from '#functions/people/store.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Revised, Table } from '#functions/platform/table/table.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

/** A record to import; `hasId` unless its content serves as id. */
export type IncomingRecord = SourceRecord & { hasId: boolean };

/** The running import: source, time, memory of filled postings, and number of people written. */
type ImportRun = { source: string; now: Date; memory: PlaceMemory; written: () => number };

export type Resolved<T extends IncomingRecord> = {
  subjects: PersonRecords<T>[];
  stored: Map<PersonId, PersonWithRecords>;
};

/** Maximum number of candidates per record whose profiles are compared. */
const MAX_COMPARED = 8;
/** Maximum number of uncertain matches kept per record for review. */
const MAX_DECIDED = 2;
/** New records joining one person per batch, limited so that the changes fit into one transaction. */
const MAX_JOINING = 5;
/** Concurrent lookups. */
const AT_ONCE = 8;
/** Minimum lead over the second-best match. */
const CLEAR = 3;
const NEARLY_SAME = 0.9;

/**
 * Assigns each record of a batch to a person. A known record stays where it is; a new one is compared with possible
 * matches in the index and in the batch, joined if the match is certain, and otherwise becomes a new person. An opt-out
 * list would be applied here, before the comparison.
 */
export async function resolve<T extends IncomingRecord>(
  table: Table,
  sourceRecords: T[],
  { source, now, memory, written }: ImportRun,
): Promise<Resolved<T>> {
  if (memory.isWhole) memory.check(await peopleStore(table).tallies(), written());
  const groups = Map.groupBy(sourceRecords, ({ person }) => person.person_id);
  const placeOf = (person_id: PersonId) => keys.person({ person_id });
  const stored = await loadPeople(
    table,
    [...groups.keys()].filter((own) => memory.mayHold(placeOf(own))),
  );
  const newPeople = [...groups].filter(([own]) => !stored.has(own)).map(([own, group]) => newPersonOf(own, group));
  const candidates = await findCandidates(table, newPeople, memory, now);
  const others = [...new Set(newPeople.flatMap(({ own }) => candidates.get(own)?.likely ?? []))].filter(
    (id) => !stored.has(id),
  );
  for (const [id, each] of await loadPeople(table, others)) stored.set(id, each);

  for (const { person } of sourceRecords) memory.put([placeOf(person.person_id), ...placesHeld(person, now)]);
  const choices = await withEarlierDecisions(table, chooseMatches(newPeople, candidates, stored, source, now));
  const byOwn = new Map(choices.map((choice) => [choice.own, choice]));
  const goalOf = (own: PersonId): PersonId => byOwn.get(own)?.matchId ?? stored.get(own)?.person.person_id ?? own;
  const subjects = Map.groupBy([...groups], ([own]) => goalOf(own));
  return {
    stored,
    subjects: [...subjects].map(([person_id, parts]) => ({
      person_id,
      sourceRecords: parts.flatMap(([, group]) => group),
      decisions: parts.flatMap(([own]) => decisionsOf(byOwn.get(own), source, now)),
    })),
  };
}

type NewPerson = { own: PersonId; person: Person; hasId: boolean };

/** All records of a batch with one unknown id, as one person. */
function newPersonOf(own: PersonId, sourceRecords: IncomingRecord[]): NewPerson {
  const [first, ...more] = sourceRecords;
  const combined = more.reduce<StoredPerson>(
    (was, each) => applyRecord(was, each, false) ?? was,
    applyRecord(undefined, first!, false)!,
  );
  return { own, person: withoutRecords(combined), hasId: first!.hasId };
}

type LikelyCandidates = Candidates & { likely: PersonId[] };

async function findCandidates(
  table: Table,
  newPeople: NewPerson[],
  memory: PlaceMemory,
  now: Date,
): Promise<Map<PersonId, LikelyCandidates>> {
  const store = peopleStore(table);
  const read: Read = async (place, limit) => (memory.mayHold(place) ? store.cardsAt(place, limit) : []);
  const mayHaveSome = newPeople
    .map(({ person }) => person)
    .filter((person) => namePlaces(person, now).some((place) => memory.mayHold(place)));
  const namesakes = await namesakesOf(table, mayHaveSome, now, DEPTH);
  const likelyByPerson = new Map<PersonId, LikelyCandidates>();
  const waiting = newPeople[Symbol.iterator]();
  const look = async () => {
    for (const { own, person } of waiting) {
      const candidates = await candidatesOf(person, read, namesakes.get(own) ?? []);
      const likely = candidates.cards
        .filter((card) => mayMatch(person, card))
        .slice(0, MAX_COMPARED)
        .map(({ person_id }) => person_id);
      likelyByPerson.set(own, { ...candidates, likely });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  return likelyByPerson;
}

/** A cheap filter on the data of a card: compatible name and birth year. */
function mayMatch(person: Person, other: ComparableName): boolean {
  const [mine, theirs] = [person.birth_date?.year, other.birth_date?.year];
  if (mine !== undefined && theirs !== undefined && Math.abs(mine - theirs) > 1) return false;
  return nameLikeness(person, other) >= COMPATIBLE;
}

type ComparableName = { names: { full_name: string }[]; birth_date: { year: number } | null };
const nameLikeness = (one: ComparableName, other: ComparableName) =>
  Math.max(...one.names.flatMap((a) => other.names.map((b) => likeness(a.full_name, b.full_name))));

/** The person that a record joins, if any, and all possible matches, likeliest first. */
type MatchChoice = { own: PersonId; matchId?: PersonId | undefined; verdicts: ComparedPerson[] };
type ComparedPerson = { person_id: PersonId; verdict: Verdict; earlier?: Revised<Decision> | undefined };

/** A person to compare with: the number of records, and whether this source has an id for them. */
type ComparisonTarget = { person: Person; isOfSource: boolean; size: number; joining: number };

/** Compares each new record with possible matches in the index and among the new records before it. */
function chooseMatches(
  newPeople: NewPerson[],
  candidates: Map<PersonId, LikelyCandidates>,
  stored: Map<PersonId, PersonWithRecords>,
  source: string,
  now: Date,
): MatchChoice[] {
  const blocks = new Map<string, Set<PersonId>>();
  const targets = new Map<PersonId, ComparisonTarget>();
  for (const { person, records } of stored.values()) {
    const isOfSource = Object.keys(person.records).some((key) => key.startsWith(`${source}#`));
    targets.set(person.person_id, { person: withoutRecords(person), isOfSource, size: records.size, joining: 0 });
  }
  return newPeople.map(({ own, person, hasId }) => {
    const { likely = [], holders = new Map<string, number>() } = candidates.get(own) ?? {};
    const near = blocksOf(person, now);
    const ids = new Set([
      ...likely.flatMap((id) => stored.get(id)?.person.person_id ?? []),
      ...near.flatMap((block) => [...(blocks.get(block) ?? [])]),
    ]);
    const compared = [...ids].flatMap((person_id) => {
      const target = targets.get(person_id);
      return target && mayMatch(person, target.person) ? [{ person_id, target }] : [];
    });
    const namesakes = compared.filter(({ target }) => nameLikeness(person, target.person) >= NEARLY_SAME).length;
    const verdicts = compared
      .map(({ person_id, target }) => ({
        person_id,
        verdict: scorePair(person, target.person, {
          sameSource: hasId && target.isOfSource,
          namesakes,
          holders: (value) => holders.get(value) ?? 2,
        }),
      }))
      .filter(({ verdict }) => verdict.verdict !== 'different')
      .sort((a, b) => b.verdict.score - a.verdict.score || (a.person_id < b.person_id ? -1 : 1));
    const matchId = matchAmong(verdicts, targets);
    const target = matchId && targets.get(matchId);
    const joined = target && { ...target, person: mergePerson(target.person, person), isOfSource: true };
    targets.set(
      matchId ?? own,
      joined
        ? { ...joined, size: joined.size + 1, joining: joined.joining + 1 }
        : { person, isOfSource: true, size: 1, joining: 0 },
    );
    for (const block of near) blocks.set(block, (blocks.get(block) ?? new Set()).add(matchId ?? own));
    return { own, matchId, verdicts };
  });
}

/** The certain match; none if another one scores nearly as well, or too many records have joined already. */
function matchAmong([best, second]: ComparedPerson[], targets: Map<PersonId, ComparisonTarget>): PersonId | undefined {
  const target = best && targets.get(best.person_id);
  if (best?.verdict.verdict !== 'same' || !target) return undefined;
  if (second && best.verdict.score - second.verdict.score < CLEAR) return undefined;
  return target.size < MAX_RECORDS && target.joining < MAX_JOINING ? best.person_id : undefined;
}

/** Applies earlier decisions: people separated before are not joined again. */
async function withEarlierDecisions(table: Table, choices: MatchChoice[]): Promise<MatchChoice[]> {
  const pairs = choices.flatMap(({ own, verdicts }) =>
    verdicts.slice(0, MAX_DECIDED).map(({ person_id }) => keys.decision({ record: own, person_id })),
  );
  if (!pairs.length) return choices;
  const earlier = await table.getAll(decision, pairs);
  return choices.map(({ own, matchId, verdicts }) => {
    const compared = verdicts.map((each) => ({
      ...each,
      earlier: earlier.find(({ record, person_id }) => record === own && person_id === each.person_id),
    }));
    const isParted = compared.some((each) => each.person_id === matchId && isApart(each.earlier?.state));
    return { own, matchId: isParted ? undefined : matchId, verdicts: compared };
  });
}

const isApart = (state: Decision['state'] | undefined) => state === 'undone' || state === 'kept-apart';

/** The decisions to store: the one that joins, or those to review. */
function decisionsOf(choice: MatchChoice | undefined, source: string, now: Date): PendingDecision[] {
  if (!choice) return [];
  const { own, matchId, verdicts } = choice;
  const pending = verdicts
    .slice(0, MAX_DECIDED)
    .filter(({ person_id, earlier }) => (matchId ? person_id === matchId : !isApart(earlier?.state)));
  return pending.map(({ person_id, verdict: { score, evidence }, earlier }) => ({
    was: earlier,
    decision: {
      record: own,
      person_id,
      state: matchId ? 'joined' : 'maybe',
      by: 'rule',
      score,
      evidence: evidence.flatMap(({ field, weight, said }) => (weight ? [{ field, weight, said }] : [])),
      source,
      records: [own],
      decided_at: now.toISOString(),
    },
  }));
}
