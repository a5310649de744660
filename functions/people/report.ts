import { type Contents, totalOf } from '#functions/people/domain/opened.ts';
import type { Reference, SourceStore } from '#functions/people/sources/store.ts';
import { mergeVendorReports } from '#functions/people/sources/vendor-report.ts';
import type { PeopleStore, StoredPerson } from '#functions/people/store.ts';
import { reportView } from '#functions/people/view.ts';
import type { Vendor } from '#functions/providers/people-data/live.ts';
import type { Report, Teaser } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { isAdult } from '#shared/values/day.ts';
import type { PersonId } from '#shared/values/id.ts';

/** Of whom there may be a report: somebody in our index, or whom a vendor told of. */
export type Subject = {
  /** The id that was asked for, and the one they have now. */
  ids: [PersonId, PersonId];
  own: StoredPerson | undefined;
  references: Reference[];
};
type Ground = { people: PeopleStore; sources: SourceStore; vendors: () => Promise<Vendor[]> };

/** Finds whom an id means, and asks no vendor. @throws people.not-found of nobody, and of anybody under 18 */
export async function subjectOf(
  person_id: PersonId,
  { people, sources }: Omit<Ground, 'vendors'>,
  now: Date,
): Promise<Subject> {
  const [own, references] = await Promise.all([people.person(person_id), sources.references(person_id, now)]);
  if (own ? !isAdult(now, own.birth_date) : !references.length) throw new Fault('people.not-found');
  return { ids: [person_id, own?.person_id ?? person_id], own, references };
}

/** All that we and the vendors who told of them know now. @throws people.not-found */
export async function reportOf({ ids, own, references }: Subject, deps: Ground, now: Date): Promise<Report> {
  const { people, sources } = deps;
  const vendors = references.length ? await deps.vendors() : [];
  const person = await mergeVendorReports(ids[0], own, references, { sources, vendors }, now);
  if (!person || !isAdult(now, person.birth_date)) throw new Fault('people.not-found');
  const relatives = await people.persons([
    ...new Set(person.family_members.flatMap(({ person_id }) => person_id ?? [])),
  ]);
  return reportView(person, relatives, now);
}

/** How much a report holds. One that says nothing but names is empty. */
export function contentsOf({ counts, names, sources }: Report, teaser: Pick<Teaser, 'counts'> | undefined): Contents {
  const facts = totalOf(counts);
  return {
    facts,
    sources: sources.length,
    counted: teaser ? totalOf(teaser.counts) : facts,
    isEmpty: facts === names.length,
  };
}
