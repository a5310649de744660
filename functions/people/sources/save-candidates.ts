import { cardOf, type StoredTeaser } from '#functions/people/domain/card.ts';
import { mergePerson } from '#functions/people/import/merge-person.ts';
import type { MergedHit, VendorCandidate } from '#functions/people/sources/merge-hits.ts';
import type { SourceStore } from '#functions/people/sources/store.ts';
import type { PeopleStore } from '#functions/people/store.ts';
import type { Write } from '#functions/platform/table/table.ts';
import type { Person } from '#shared/values/person.ts';

type Deps = { people: PeopleStore; sources: SourceStore };

/**
 * Writes that keep vendor candidates until the search expires: the vendors' references and, for people outside our
 * index, a teaser. At most two writes each.
 */
export function saveCandidates(merged: MergedHit[], { people, sources }: Deps, until: Date, now: Date): Write[] {
  return merged.flatMap(({ hit: { person_id }, isOwn, candidates }) => [
    ...(isOwn ? [] : [people.saveTeaser(teaserOf(candidates, person_id, until, now))]),
    ...candidates.map(({ source, ref }) => sources.refer(person_id, source, ref, until)),
  ]);
}

/** The teaser of a person known only from vendors; its counts include facts that the vendor sells separately. */
function teaserOf(candidates: VendorCandidate[], person_id: Person['person_id'], until: Date, now: Date): StoredTeaser {
  const person = candidates.map((each) => each.person).reduce(mergePerson);
  const { names: _, ...card } = cardOf({ ...person, person_id }, now);
  const counts = { ...card.counts };
  for (const { counts: more } of candidates) {
    for (const [section, count] of Object.entries(more) as [keyof typeof more, number][]) {
      counts[section] = Math.max(counts[section], count);
    }
  }
  return { ...card, counts, expires_at: Math.floor(until.getTime() / 1000) };
}
