import { factIds } from '#functions/people/corrections/fact-id.ts';
import { withCorrections } from '#functions/people/corrections/marks.ts';
import type { Contents } from '#functions/people/domain/opened.ts';
import type { Reference, SourceStore } from '#functions/people/sources/store.ts';
import { mergeVendorReports } from '#functions/people/sources/vendor-report.ts';
import type { PeopleStore, StoredPerson } from '#functions/people/store.ts';
import { shownPerson } from '#functions/people/suppression/screen.ts';
import { reportView } from '#functions/people/view.ts';
import type { Vendor } from '#functions/providers/people-data/live.ts';
import type { Report, SourceAbout } from '#shared/api/people/report.ts';
import type { Teaser } from '#shared/api/people/teaser.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { shownIn } from '#functions/people/domain/field-rules.ts';
import { mayBeMinor, withFamily } from '#functions/people/domain/possible-minor.ts';
import { mayBeKept } from '#functions/people/domain/jurisdiction.ts';
import { listedRegions, unnotifiedRegions } from '#functions/people/listed-regions.ts';
import { dayOf } from '#shared/values/day.ts';
import { sparseOf, totalOf } from '#shared/values/sparse-report.ts';
import { addHours } from '#shared/values/duration.ts';
import type { PersonId } from '#shared/values/id.ts';

/** The subject of a report: a person in our index, or one known only from a vendor. */
export type Subject = {
  /** The requested id and the current one. */
  ids: [PersonId, PersonId];
  own: StoredPerson | undefined;
  references: Reference[];
};
export type ReportDeps = { people: PeopleStore; sources: SourceStore; vendors: () => Promise<Vendor[]> };

/** Resolves a person id without calling a vendor. @throws people.not-found for an unknown person or a minor */
export async function subjectOf(
  person_id: PersonId,
  { people, sources }: Omit<ReportDeps, 'vendors'>,
  now: Date,
): Promise<Subject> {
  const [own, references] = await Promise.all([people.person(person_id), sources.references(person_id, now)]);
  if (own ? mayBeMinor(own, now) : !references.length) throw new Fault('people.not-found');
  return { ids: [person_id, own?.person_id ?? person_id], own, references };
}

/** The full report as a viewer in this country sees it: our record merged with those of vendors. @throws people.not-found */
export async function reportOf(subject: Subject, viewer: string | null, deps: ReportDeps, now: Date): Promise<Report> {
  const { people } = deps;
  const [full, factId, abouts] = await Promise.all([
    fullPersonOf(subject, deps, now),
    factIds(),
    people.sourceAbouts(),
  ]);
  const person = shownIn(viewer, await shownPerson(await people.suppressions(now), full, subject.ids));
  const relatives = await people.persons([...new Set(full.family_members.flatMap(({ person_id }) => person_id ?? []))]);
  // The profile alone may not say how old the parents are.
  if (mayBeMinor(withFamily(full, relatives), now)) throw new Fault('people.not-found');
  const vendors = subject.references.length ? await deps.vendors() : [];
  return reportView(
    person,
    relatives,
    new Map([...abouts, ...vendors.map((each) => aboutVendor(each, now))]),
    factId,
    now,
  );
}

/** Where a vendor's facts come from. Its answer is at most an hour old: of two days that it may be of, the earlier. */
const aboutVendor = ({ name, url }: Vendor, now: Date): [string, SourceAbout] => [
  name,
  {
    url,
    licence: 'Commercial licence',
    licence_url: null,
    as_of: null,
    retrieved_on: dayOf(addHours(now, -1)),
    lacks: null,
  },
];

/** The person of a report, with the vendors’ facts and all corrections. @throws people.not-found */
export async function fullPersonOf(
  { ids, own, references }: Subject,
  deps: ReportDeps,
  now: Date,
): Promise<StoredPerson> {
  const { people, sources } = deps;
  const vendors = references.length ? await deps.vendors() : [];
  const merged = await mergeVendorReports(ids[0], own, references, { people, sources, vendors }, now);
  // Our own profile is stored corrected; what a vendor says is corrected here.
  const marks = own ? own.marks : await people.vendorMarks(ids[0]);
  const person = merged && marks && references.length ? withCorrections(merged, marks, await factIds()) : merged;
  if (!person || mayBeMinor(person, now) || !mayBeKept(person, own ? listedRegions() : unnotifiedRegions()))
    throw new Fault('people.not-found');
  return marks ? { ...person, marks } : person;
}

/** Whether a teaser says that its report is sparse. */
export const isSparse = ({ counts, summaries }: Pick<Teaser, 'counts' | 'summaries'>): boolean =>
  sparseOf(counts, summaries?.locations.streets) !== null;

/** How much a report holds. A report with only names counts as empty. */
export function contentsOf(
  { counts, names, addresses, sources }: Report,
  teaser: Pick<Teaser, 'counts' | 'summaries'> | undefined,
): Contents {
  const facts = totalOf(counts);
  return {
    facts,
    sources: sources.length,
    counted: teaser ? totalOf(teaser.counts) : facts,
    isEmpty: facts === names.length,
    // As the teaser said before it was opened, whatever was learned since.
    is_sparse:
      sparseOf(counts, addresses.filter(({ street }) => street !== null).length) !== null ||
      (teaser !== undefined && isSparse(teaser)),
  };
}
