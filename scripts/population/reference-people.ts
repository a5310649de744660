import { ImportRecord, type RawRecord } from '#functions/people/import/record.ts';
import past from '#scripts/population/data/past-people.json' with { type: 'json' };
import people from '#scripts/population/data/reference-people.json' with { type: 'json' };
import { type Source, SOURCES } from '#scripts/population/evidence.ts';

/** Replaces each `seen`, such as “lines 2017-05-14 2026-11-12”, by the source with its first and last sighting, if it has any. */
function withSources(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSources);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, each]) =>
      field === 'seen' ? ['sources', (each as string[]).map(provenanceOf)] : [field, withSources(each)],
    ),
  );
}

function provenanceOf(seen: string) {
  const [source, first_seen = null, last_seen = null] = seen.split(' ') as [Source, string?, string?];
  return { source: SOURCES[source], first_seen, last_seen };
}

/** The people that pages and journeys rely on, in every population; the first is Tamsin. */
export const referencePeople = withSources(people) as readonly RawRecord[];

/**
 * People of whom some or all is past: one who died, one born too long ago to be alive, one with an old number surer than
 * the new one, one with former facts, and one without any date.
 */
export const pastPeople = withSources(past) as readonly RawRecord[];

/** The person in the manual: every kind of fact, from every source, at every confidence. */
export const tamsin = ImportRecord.parse(referencePeople[0]);
