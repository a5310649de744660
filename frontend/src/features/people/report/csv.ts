import { drawn } from '#frontend/features/people/report/axis.ts';
import { isUnsure, levelOf } from '#frontend/features/people/report/level.ts';
import { linesOf, placeLine, type Line, type Words } from '#frontend/features/people/report/lines.ts';
import { inOrderOfTime, newestFirst } from '#frontend/features/people/report/places.ts';
import type { Section } from '#frontend/features/people/report/sections.ts';
import { csvText } from '#frontend/lib/csv.ts';
import type { Report } from '#shared/api/people.ts';

/** All facts of a report as a table for spreadsheets, one a row, in the words of the screen. */
export function csvOf(report: Report, words: Words): string {
  const { t } = words;
  const head = (['section', 'kind', 'value', 'note', 'confidence', 'first', 'last', 'sources'] as const).map((column) =>
    t(`csv.${column}`),
  );
  const rows = sectionsOf(report, words).flatMap(([section, lines]) =>
    lines.map(({ label, value, detail, fact }) => {
      const { from, to } = drawn(fact);
      const sources = [...new Set(fact.sources.map(({ source }) => source))].join('; ');
      return [
        t(`section.${section}`),
        label,
        value,
        detail,
        t(`confidence.${levelOf(fact.confidence)}`),
        from,
        to,
        sources,
      ];
    }),
  );
  return csvText([head, ...rows]);
}

function sectionsOf(report: Report, words: Words): [Section, Line[]][] {
  const { t } = words;
  const of = (section: keyof typeof linesOf): [Section, Line[]] => [section, linesOf[section](report, words)];
  const places = newestFirst(inOrderOfTime(report.addresses)).map(({ address }) => placeLine(address, words));
  const relatives = report.family_members.map((fact): Line => ({
    label: t(`${isUnsure(fact) ? 'mayRelation' : 'relation'}.${fact.relation}`),
    value: fact.full_name,
    fact,
  }));
  return [
    of('personal'),
    of('phones'),
    of('emails'),
    ['locations', places],
    ['relationships', relatives],
    of('jobs'),
    of('education'),
    of('social_profiles'),
  ];
}
