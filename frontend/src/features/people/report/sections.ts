import type { Report } from '#shared/api/people/report.ts';
import { factsOf, type Counts, type Envelope } from '#shared/values/person.ts';

/** The sections that hold facts, in the order they stand in. */
export const sections = [
  'personal',
  'phones',
  'emails',
  'locations',
  'relationships',
  'jobs',
  'education',
  'social_profiles',
  'images',
] as const;
export type Section = (typeof sections)[number];

/** How many facts there are in all. */
export const totalCount = (counts: Pick<Counts, Section>): number =>
  sections.reduce((total, section) => total + counts[section], 0);

/** The number of facts shown in each section, counted from the facts themselves. */
export const sectionCounts = (report: Report): Pick<Counts, Section> => ({
  personal:
    report.names.length +
    [report.birth_date, report.death, report.gender, report.relation_ship_status].filter((fact) => fact !== null)
      .length,
  phones: report.phones.length,
  emails: report.emails.length,
  locations: report.addresses.length,
  relationships: report.family_members.length,
  jobs: report.jobs.length,
  education: report.education.length,
  social_profiles: report.social_profiles.length,
  images: report.photos.length,
});

/** All facts of a report, without its metadata. */
export function factsOfReport(report: Report): Envelope[] {
  const { counts: _counts, sources: _sources, age: _age, ...person } = report;
  return factsOf(person);
}
