import { setTimeout as sleep } from 'node:timers/promises';

import { cardOf } from '#functions/people/domain/card.ts';
import { after, fitting, recordsIn, type Telling } from '#functions/people/import/tell.ts';
import { postingsOf } from '#functions/people/index/postings.ts';
import { card, peopleStore, type StoredPerson, storedPerson, teaserCard } from '#functions/people/store.ts';
import { type Key, keys } from '#functions/platform/table/keys.ts';
import { MAX_WRITES, type Revised, type Table, type Write } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { PersonId } from '#shared/values/id.ts';
import { factsOf, type Person } from '#shared/values/person.ts';

/** All that a batch has to say about one person, in its order. */
export type Subject<T extends Telling> = { person_id: PersonId; tellings: T[] };

/** What became of one record. */
export type Outcome = 'imported' | 'merged' | 'unchanged' | { refused: string };

export type Lane<T extends Telling> = {
  source: string;
  lane: number;
  now: Date;
  seenAgain: boolean;
  /** Told once it is certain: after the transaction, not before. */
  onOutcome: (telling: T, outcome: Outcome) => void;
  /** Told where a person was written, but not whole. */
  onNote: (telling: T, words: string) => void;
};

/** What is written with every person, whatever they have: the profile, the teaser and the tally. */
const OTHER_WRITES = 3;
/** Of one person’s places in the index these many, so that all that changes of them fits one transaction. */
const MOST_POSTINGS = 90;
/** An item may have 400 KB and a transaction 4 MB, counted a little differently than here. */
const MOST_ITEM_BYTES = 380_000;
const MOST_TRANSACTION_BYTES = 3_500_000;
const ATTEMPTS = 6;

/**
 * Writes what is new about these people. Each transaction holds whole people, with their places in the index and the
 * tally of the lane, so wherever this stops the table is true and nobody is half there.
 */
export async function writePeople<T extends Telling>(
  table: Table,
  subjects: Subject<T>[],
  lane: Lane<T>,
): Promise<void> {
  let left = subjects;
  for (let attempt = 0; left.length && attempt < ATTEMPTS; attempt++) {
    if (attempt) await sleep(Math.random() * 2 ** attempt * 20); // two importers that collided should not meet again
    const stored = await peopleStore(table).persons(left.map(({ person_id }) => person_id));
    const byId = new Map(stored.map((person) => [person.person_id, person]));
    const plans = left.flatMap((subject) => planOf(table, subject, byId.get(subject.person_id), lane) ?? []);
    left = [];
    for (const group of attempt ? plans.map((plan) => [plan]) : grouped(plans)) {
      try {
        await table.commit(...group.flatMap(({ writes }) => writes), tallyOf(table, group, lane));
        for (const { settle } of group) settle();
      } catch (error) {
        if (!(error instanceof Fault && error.code === 'request.conflict')) throw error;
        left.push(...group.map(({ subject }) => subject));
      }
    }
  }
  const busy = { refused: 'somebody else was writing this person all the while; import it again' };
  for (const { tellings } of left) for (const each of tellings) lane.onOutcome(each, busy);
}

type Plan<T extends Telling> = {
  subject: Subject<T>;
  writes: Write[];
  bytes: number;
  adds: { people: number; facts: number; records: number };
  settle: () => void;
};

/** What to write for one person; undefined where there is nothing to. */
function planOf<T extends Telling>(
  table: Table,
  subject: Subject<T>,
  was: Revised<StoredPerson> | undefined,
  { now, seenAgain, onOutcome, onNote }: Lane<T>,
): Plan<T> | undefined {
  let next: StoredPerson | undefined = was && withoutRevision(was);
  const outcomes = subject.tellings.map((telling): [T, Outcome] => {
    const told = after(next, telling, seenAgain);
    const outcome = !told ? 'unchanged' : next ? 'merged' : 'imported';
    next = told ?? next;
    return [telling, outcome];
  });
  const news = outcomes.filter(([, outcome]) => outcome !== 'unchanged');
  for (const [telling, outcome] of outcomes) if (outcome === 'unchanged') onOutcome(telling, outcome);
  const first = news[0]?.[0];
  if (!next || !first) return undefined;

  const { person, leftOut } = fitting(next);
  const profile = table.put(storedPerson, person, was);
  const size = Buffer.byteLength(JSON.stringify(person));
  if (size > MOST_ITEM_BYTES) {
    for (const [telling] of news) onOutcome(telling, { refused: 'is larger than an item of the table may be' });
    return undefined;
  }
  const places = placesOf(was, person);
  const shown = cardOf(personIn(person), now);
  const { names: _, ...teaser } = shown;
  return {
    subject: { ...subject, tellings: news.map(([telling]) => telling) },
    writes: [
      profile,
      table.derive(teaserCard, keys.teaser(person), teaser),
      ...places.write.map((place) => table.derive(card, place, shown)),
      ...places.remove.map((place) => table.remove(place)),
    ],
    bytes: size + (places.write.length + 1) * Buffer.byteLength(JSON.stringify(shown)),
    adds: {
      people: was ? 0 : 1,
      facts: factsIn(person) - factsIn(was && withoutRevision(was)),
      records: recordsIn(person) - recordsIn(was),
    },
    settle() {
      for (const [telling, outcome] of news) onOutcome(telling, outcome);
      if (leftOut) onNote(first, `${leftOut} facts or sources are more than a profile holds and were left out`);
      if (places.missing) onNote(first, `is in the index without ${places.missing} of their less useful keys`);
    },
  };
}

const withoutRevision = ({ revision: _, ...person }: Revised<StoredPerson>): StoredPerson => person;

/** The person alone, without what the table keeps beside them. */
const personIn = ({ records: _, ...person }: StoredPerson): Person => person;

const factsIn = (stored: StoredPerson | undefined) => (stored ? factsOf(personIn(stored)).length : 0);

/** Which places of the index to write, to clear, and how many new ones there is no room for. Most useful first. */
function placesOf(was: StoredPerson | undefined, is: StoredPerson): { write: Key[]; remove: Key[]; missing: number } {
  const name = ({ pk, sk }: Key) => `${pk}\n${sk}`;
  const all = postingsOf(is);
  const wanted = all.slice(0, MOST_POSTINGS);
  const old = was ? postingsOf(was).slice(0, MOST_POSTINGS) : [];
  const isOld = new Set(old.map(name));
  const isWanted = new Set(wanted.map(name));
  // Every old place is either rewritten or cleared: its card must not stay behind. New ones take what room is left.
  const fresh = wanted.filter((place) => !isOld.has(name(place))).slice(0, MAX_WRITES - OTHER_WRITES - old.length);
  const write = [...wanted.filter((place) => isOld.has(name(place))), ...fresh];
  return { write, remove: old.filter((place) => !isWanted.has(name(place))), missing: all.length - write.length };
}

/** Plans in groups that one transaction takes, the tally included. */
function grouped<T extends Telling>(plans: Plan<T>[]): Plan<T>[][] {
  const groups: Plan<T>[][] = [];
  let writes = Infinity;
  let bytes = 0;
  for (const plan of plans) {
    writes += plan.writes.length;
    bytes += plan.bytes;
    if (writes > MAX_WRITES - 1 || bytes > MOST_TRANSACTION_BYTES) {
      groups.push([]);
      writes = plan.writes.length;
      bytes = plan.bytes;
    }
    groups.at(-1)?.push(plan);
  }
  return groups;
}

function tallyOf<T extends Telling>(table: Table, group: Plan<T>[], { source, lane, now }: Lane<T>): Write {
  const sum = (of: keyof Plan<T>['adds']) => group.reduce((total, { adds }) => total + adds[of], 0);
  return table.add(
    keys.tally({ source, lane }),
    { people: sum('people'), facts: sum('facts'), records: sum('records') },
    { source, updated_at: now.toISOString() },
  );
}
