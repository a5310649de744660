import { lacksNote, licenceName, sourcesOf } from '#frontend/features/people/report/source-words.ts';
import { confidenceLevel } from '#frontend/features/people/report/confidence-level.ts';
import {
  sectionLines,
  phoneLines,
  placeLine,
  type FactLine,
  type LineContext,
  type ReportedFact,
} from '#frontend/features/people/report/fact-lines.ts';
import { factRemark } from '#frontend/features/people/report/fact-remark.ts';
import { chronological, newestFirst } from '#frontend/features/people/report/places.ts';
import { relationText } from '#frontend/features/people/report/relation-text.ts';
import type { Section } from '#frontend/features/people/report/sections.ts';
import { isSeenInTerm, seenIn, termText } from '#frontend/features/people/report/term-text.ts';
import { csvText } from '#frontend/lib/csv.ts';
import type { Report } from '#shared/api/people/report.ts';
import type { Day } from '#shared/values/day.ts';
import type { Provenance } from '#shared/values/person.ts';

/** Sections whose facts have no kind: their label is the employer, the school or the licence, which the note has. */
const WITHOUT_KIND: ReadonlySet<Section> = new Set(['jobs', 'education', 'images']);

/** When the file is made, and the purpose for which its report was opened; null where one reads the report on oneself. */
type Made = { now: Date; purpose: string | null };

/**
 * All facts of a report as CSV, one per row, worded as on the screen; its sources under columns of their own; then
 * when and for which purpose it was made, and what it must not be used for. Every row has all columns (RFC 4180).
 */
export function reportCsv(report: Report, words: LineContext, { now, purpose }: Made): string {
  const { t } = words;
  const head = (['section', 'kind', 'value', 'note', 'state', 'confidence', 'first', 'last', 'sources'] as const).map(
    (column) => t(`csv.${column}`),
  );
  const rows = sectionsOf(report, words).flatMap(([section, lines]) =>
    lines.map(({ label, value, detail, fact, state, isTerm }) => {
      const seen = seenIn(fact, isTerm);
      const isKind = !WITHOUT_KIND.has(section);
      const term = termText(seen, words);
      const sources = fact.sources.map((each) => sighting(each, fact)).join('; ');
      return [
        t(`section.${section}`),
        isKind ? label : '',
        value,
        [!isKind && label, detail, term, remarkOf(fact, words)].filter(Boolean).join(' · '),
        state ? t(`state.${state}`) : '',
        t(`confidence.${confidenceLevel(fact.confidence)}`),
        seen.from,
        isSeenInTerm(seen) ? null : seen.to,
        sources,
      ];
    }),
  );
  const life = lifeIn(report, words);
  const own = life ? [[t('section.personal'), t('csv.life'), life, ...Array<null>(head.length - 3).fill(null)]] : [];
  const notices = [
    t('paper.made', { at: now.toISOString() }),
    ...(purpose ? [t('paper.purpose', { purpose })] : []),
    t('paper.law'),
  ].map((notice) => [t('about.title'), null, notice, ...Array<null>(head.length - 3).fill(null)]);
  return csvText([head, ...own, ...rows, ...sourceRows(report, words), ...notices]);
}

/** What the page says beside a fact, with the word of its chip. */
function remarkOf(fact: ReportedFact, words: LineContext): string | null {
  const remark = factRemark(fact, words);
  return fact.disputed && remark ? words.t('csv.disputed', { remark }) : remark;
}

/** The sources under columns of their own, as many as facts have. */
const sourceRows = (report: Report, { t, locale }: LineContext): (string | null | undefined)[][] => [
  [
    t('csv.section'),
    t('csv.source'),
    t('csv.url'),
    t('source.licence'),
    t('csv.licenceUrl'),
    t('source.asOf'),
    t('source.retrieved'),
    t('csv.last'),
    t('source.lacks'),
  ],
  ...sourcesOf(report).map(({ source, last_seen, about }) => [
    t('section.sources'),
    source,
    about?.url,
    about?.licence && licenceName(about.licence, locale),
    about?.licence_url,
    about?.as_of,
    about?.retrieved_on,
    last_seen,
    about?.lacks && lacksNote(about.lacks, locale),
  ]),
];

/** That a person is presumed dead, or that our sources do not say whether they live; of others the facts say it. */
function lifeIn({ vital_status, gender }: Report, { t }: LineContext): string | undefined {
  if (vital_status === 'presumed-deceased') return t('csv.presumed');
  return vital_status === 'unknown' ? t('head.unknownAge', { context: gender?.gender }) : undefined;
}

/** Named after the person and the day, without what file systems or a reader could stumble over. */
export function csvName(name: string, day: Day): string {
  const safe = name
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|.]/gu, ' ')
    .trim()
    .replace(/\s+/g, '-');
  return `${[Array.from(safe).slice(0, MAX_NAME).join(''), day].filter(Boolean).join('-')}.csv`;
}
/** File systems allow 255 bytes; a letter takes up to four. */
const MAX_NAME = 50;

/** A source with the days on which it had the fact; the start of a term is none. */
function sighting({ source, first_seen, last_seen }: Provenance, { term_start }: ReportedFact): string {
  const days = [...new Set([first_seen, last_seen].filter((day) => day !== term_start))].filter(Boolean).join(' – ');
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
    ['phones', phoneLines(report, { ...words, locale: 'en' })], // one notation in the files of all languages
    linesIn('emails'),
    ['locations', places],
    ['relationships', relatives],
    linesIn('jobs'),
    linesIn('education'),
    linesIn('social_profiles'),
    ['images', photos],
  ];
}
