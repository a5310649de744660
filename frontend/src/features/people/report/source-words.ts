import { isOfFormerMembers, lacksNote as congressLacks } from '#frontend/features/people/congress/congress-words.ts';
import { i18n } from '#frontend/i18n/index.ts';
import type { Report } from '#shared/api/people/report.ts';

/** What the synthetic population states of its sources (scripts/population/evidence.ts). */
const LICENCE = 'Synthetic data, made for demonstration';
/** As it is stated now, and in records of an earlier population. */
const LACKS = [
  'Data of real people. All names, numbers, places and dates are invented.',
  'Real people: all names, numbers, places and dates in it are invented.',
];

const words = (locale: string) => i18n.getFixedT(locale.split('-')[0]!, 'report', 'source.synthetic');

/** The licence of synthetic data in the reader’s language; any other licence as its source wrote it. */
export const licenceName = (licence: string, locale: string): string =>
  licence === LICENCE ? words(locale)('licence') : licence;

/** What a source lacks: in the reader’s language where the note is ours. */
export const lacksNote = (lacks: string, locale: string): string =>
  LACKS.includes(lacks) ? words(locale)('lacks') : congressLacks(lacks, locale);

/** The sources of a report. What one lacks of former members does not concern a person whose terms it dates. */
export const sourcesOf = ({ sources }: Pick<Report, 'sources'>): Report['sources'] =>
  sources.map((source) => {
    const { about, last_seen, term } = source;
    const isDated = last_seen !== null || term !== undefined;
    return about?.lacks && isDated && isOfFormerMembers(about.lacks)
      ? { ...source, about: { ...about, lacks: null } }
      : source;
  });
