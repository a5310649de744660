import { type ReportDeps, reportOf, type Subject } from '#functions/people/report.ts';
import type { FactDigests } from '#functions/people/saved/domain/changes.ts';
import type { WatchedSection } from '#shared/values/watched-section.ts';
import type { Report } from '#shared/api/people/report.ts';

/** 48 bits of a keyed digest: enough to tell the few hundred facts of one person apart. */
const LETTERS = 8;

/**
 * What the report of a person holds now, as a watch remembers it. Vendors are not asked, who charge for each look; and it is
 * read as from no country, so that a member who travels is notified of no change.
 */
export async function currentDigests(subject: Subject, deps: ReportDeps, now: Date): Promise<FactDigests> {
  return digestsOf(await reportOf({ ...subject, references: [] }, null, deps, now));
}

/** The facts of a report by short digests that say nothing of them. */
export function digestsOf(report: Report): FactDigests {
  const { names, birth_date, death, gender, relation_ship_status } = report;
  const sections: Record<WatchedSection, ({ fact_id: string } | null)[]> = {
    personal: [...names, birth_date, death, gender, relation_ship_status],
    phones: report.phones,
    emails: report.emails,
    locations: report.addresses,
    relationships: report.family_members,
    jobs: report.jobs,
    education: report.education,
    social_profiles: report.social_profiles,
  };
  return Object.fromEntries(
    Object.entries(sections)
      .map(([section, facts]) => [section, facts.flatMap((fact) => (fact ? [fact.fact_id.slice(0, LETTERS)] : []))])
      .filter(([, digests]) => digests!.length > 0),
  ) as FactDigests;
}
