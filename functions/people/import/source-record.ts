import * as z from 'zod';

import { mergePerson, type Section } from '#functions/people/import/merge-person.ts';
import type { StoredPerson } from '#functions/people/store.ts';
import type { Day } from '#shared/values/day.ts';
import { type Envelope, Person } from '#shared/values/person.ts';

/** One record as it reaches the table: the person it tells of, who called them what, and the digest of its content. */
export type SourceRecord = { person: Person; key: string; digest: string; asOf: Day };

/**
 * A stored person after a record told of them; undefined where it told nothing new. A content that is known under its
 * key is nothing new, unless it is to count as `seenAgain` and this is a later day than the last.
 */
export function applyRecord(
  was: StoredPerson | undefined,
  { person, key, digest, asOf }: SourceRecord,
  seenAgain: boolean,
): StoredPerson | undefined {
  const known = contentsOf(was?.records[key]);
  const last = known.get(digest);
  if (last !== undefined && !(seenAgain && last < asOf)) return undefined;
  known.set(digest, asOf);
  const records = { ...was?.records, [key]: [...known].map((each) => each.join('@')).join(' ') };
  return { ...(was ? mergePerson(was, person) : person), records };
}

/** How many contents of source records went into a person. */
export const recordsIn = (person: StoredPerson | undefined): number =>
  Object.values(person?.records ?? {}).reduce((sum, contents) => sum + contentsOf(contents).size, 0);

/** What is kept of the contents seen under one key, `{digest}@{day}` each: one record may come as several rows. */
const contentsOf = (kept = '') =>
  new Map(
    kept
      .split(' ')
      .filter(Boolean)
      .map((each) => each.split('@') as [string, Day]),
  );

const sections = Object.entries(z.toJSONSchema(Person, { io: 'input' }).properties ?? {}).flatMap(([name, schema]) => {
  const max = typeof schema === 'object' ? schema.maxItems : undefined;
  return max === undefined ? [] : [{ name: name as Section, max }];
});
const MOST_SOURCES = 20;

/** A person as far as one item holds them: of each list what comes first, of each fact the sources seen last. */
export function fitToItem(person: StoredPerson): { person: StoredPerson; leftOut: number } {
  const fits = { ...person };
  let leftOut = 0;
  const cut = <T>(list: T[], max: number): T[] => {
    leftOut += Math.max(0, list.length - max);
    return list.length > max ? list.slice(0, max) : list;
  };
  for (const { name, max } of sections) {
    const facts = (person[name] as Envelope[]).map((fact) =>
      fact.sources.length > MOST_SOURCES ? { ...fact, sources: cut(newestFirst(fact), MOST_SOURCES) } : fact,
    );
    Object.assign(fits, { [name]: cut(facts, max) });
  }
  return { person: fits, leftOut };
}

const newestFirst = ({ sources }: Envelope) =>
  sources.toSorted((a, b) => ((a.last_seen ?? '') < (b.last_seen ?? '') ? 1 : -1));
