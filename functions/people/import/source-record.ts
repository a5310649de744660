import * as z from 'zod';

import { latestBirth } from '#functions/people/domain/possible-minor.ts';
import { mergePerson, type Section } from '#functions/people/import/merge-person.ts';
import type { StoredPerson } from '#functions/people/store.ts';
import type { Day } from '#shared/values/day.ts';
import { type Envelope, Person } from '#shared/values/person.ts';

/** One record ready for import: its person, its key in the source, and the digest of its content. */
export type SourceRecord = { person: Person; key: string; digest: string; on: Day };

/**
 * Applies a record to a stored person; undefined if nothing changes. Content already known under the key changes
 * nothing, unless it counts as `seenAgain` and the day is later, or relatives say a younger age now.
 */
export function applyRecord(
  was: StoredPerson | undefined,
  { person, key, digest, on }: SourceRecord,
  seenAgain: boolean,
): StoredPerson | undefined {
  const digests = contentsOf(was?.records[key]);
  const last = digests.get(digest);
  if (last !== undefined && !(seenAgain && last < on) && !isNewlyYoung(was, person)) return undefined;
  digests.set(digest, on);
  const records = { ...was?.records, [key]: [...digests].map((each) => each.join('@')).join(' ') };
  return { ...(was ? { ...mergePerson(was, person), ...(was.marks && { marks: was.marks }) } : person), records };
}

/** Whether the records of relatives say now that a known person may be a minor, or a younger one. */
const isNewlyYoung = (was: Person | undefined, { family_birth: birth }: Person): boolean => {
  const known = latestBirth([was?.family_birth ?? [], birth ?? []].flat());
  return birth !== undefined && (known?.year !== was?.family_birth?.year || known?.month !== was?.family_birth?.month);
};

/** The number of record contents merged into a person. */
export const recordsIn = (person: StoredPerson | undefined): number =>
  Object.values(person?.records ?? {}).reduce((sum, contents) => sum + contentsOf(contents).size, 0);

/** The tally that counts a person: the source of the first record. */
export function sourceOf({ records }: StoredPerson): string {
  const [key = ''] = Object.keys(records).sort();
  return key.slice(0, key.indexOf('#'));
}

/** The stored contents of one key, `{digest}@{day}` each: one record may span several rows. */
const contentsOf = (packed = '') =>
  new Map(
    packed
      .split(' ')
      .filter(Boolean)
      .map((each) => each.split('@') as [string, Day]),
  );

const sections = Object.entries(z.toJSONSchema(Person, { io: 'input' }).properties ?? {}).flatMap(([name, schema]) => {
  const max = typeof schema === 'object' ? schema.maxItems : undefined;
  return max === undefined ? [] : [{ name: name as Section, max }];
});
const MAX_SOURCES = 20;

/** Truncates a person to the item limit: keeps the first facts of each list, and the latest sources of each fact. */
export function fitToItem(person: StoredPerson): { person: StoredPerson; leftOut: number } {
  const fits = { ...person };
  let leftOut = 0;
  const cut = <T>(list: T[], max: number): T[] => {
    leftOut += Math.max(0, list.length - max);
    return list.length > max ? list.slice(0, max) : list;
  };
  for (const { name, max } of sections) {
    const facts = (person[name] as Envelope[]).map((fact) =>
      fact.sources.length > MAX_SOURCES ? { ...fact, sources: cut(newestFirst(fact), MAX_SOURCES) } : fact,
    );
    Object.assign(fits, { [name]: cut(facts, max) });
  }
  return { person: fits, leftOut };
}

const newestFirst = ({ sources }: Envelope) =>
  sources.toSorted((a, b) => ((a.last_seen ?? '') < (b.last_seen ?? '') ? 1 : -1));
