import { spanOf } from '#frontend/features/people/report/axis.ts';
import { confidenceLevel } from '#frontend/features/people/report/confidence-level.ts';
import {
  sectionLines,
  placeLine,
  type FactLine,
  type LineContext,
} from '#frontend/features/people/report/fact-lines.ts';
import { factRemark } from '#frontend/features/people/report/fact-remark.ts';
import { chronological, newestFirst } from '#frontend/features/people/report/places.ts';
import { relationText } from '#frontend/features/people/report/relation-text.ts';
import type { Section } from '#frontend/features/people/report/sections.ts';
import { csvText } from '#frontend/lib/csv.ts';
import type { Report } from '#shared/api/people/report.ts';
import type { Provenance } from '#shared/values/person.ts';

/** All facts of a report as CSV, one per row, worded as on the screen, and its sources with their links and licences. */
export function reportCsv(report: Report, words: LineContext): string {
  const { t } = words;
  const head = (['section', 'kind', 'value', 'note', 'state', 'confidence', 'first', 'last', 'sources'] as const).map(
    (column) => t(`csv.${column}`),
  );
  const rows = sectionsOf(report, words).flatMap(([section, lines]) =>
    lines.map(({ label, value, detail, fact, state }) => {
      const { from, to } = spanOf(fact);
      const sources = fact.sources.map(sighting).join('; ');
      return [
        t(`section.${section}`),
        label,
        value,
        [detail, factRemark(fact, words)].filter(Boolean).join(' · '),
        state ? t(`state.${state}`) : '',
        t(`confidence.${confidenceLevel(fact.confidence)}`),
        from,
        to,
        sources,
      ];
    }),
  );
  const about = report.sources.map(({ source, last_seen, about }) => [
    t('section.sources'),
    source,
    about?.url,
    [about?.licence, about?.lacks].filter(Boolean).join(' · '),
    null,
    null,
    about?.as_of,
    last_seen,
    about?.licence_url,
  ]);
  return csvText([head, ...rows, ...about]);
}

/** A source with the days on which it had the fact. */
function sighting({ source, first_seen, last_seen }: Provenance): string {
  const days = [...new Set([first_seen, last_seen])].filter(Boolean).join(' – ');
  return days ? `${source} (${days})` : source;
}

function sectionsOf(report: Report, words: LineContext): [Section, FactLine[]][] {
  const linesIn = (section: keyof typeof sectionLines): [Section, FactLine[]] => [
    section,
    sectionLines[section](report, words),
  ];
  const places = newestFirst(chronological(report.addresses)).map(({ address }) => placeLine(address, words));
  const relatives = report.family_members.map((fact): FactLine => ({
    label: relationText(fact, words),
    value: fact.full_name,
    fact,
  }));
  const photos = report.photos.map((fact): FactLine => ({
    label: fact.licence,
    value: fact.url,
    detail: fact.credit,
    fact,
  }));
  return [
    linesIn('personal'),
    linesIn('phones'),
    linesIn('emails'),
    ['locations', places],
    ['relationships', relatives],
    linesIn('jobs'),
    linesIn('education'),
    linesIn('social_profiles'),
    ['images', photos],
  ];
}
