import type { TFunction } from 'i18next';

import type { CardRow } from '#frontend/features/people/compare/compared-rows.ts';
import {
  educationLines,
  emailLines,
  type FactLine,
  jobLines,
  type LineContext,
  phoneLines,
  placeLine,
} from '#frontend/features/people/report/fact-lines.ts';
import { relationAlone } from '#frontend/features/people/report/relation-text.ts';
import type { Report } from '#shared/api/people/report.ts';
import type { Teaser } from '#shared/api/people/teaser.ts';
import { byState } from '#shared/values/fact-state.ts';

type Both<T> = readonly (T | undefined)[];
export type ReportRow = { label: string; values: (string | FactLine[] | null)[]; isSame?: false };

/** The facts of a report in short lists, in the order of the rows. */
const listed = {
  locations: ({ addresses }, words) =>
    addresses
      .filter(({ kind }) => kind === 'home')
      .toSorted(byState(words.today))
      .map((fact) => ({ ...placeLine(fact, words), label: '' })),
  phones: phoneLines,
  emails: emailLines,
  relationships: ({ family_members }, words) =>
    family_members.map((fact) => ({ label: relationAlone(fact, words), value: fact.full_name, fact })),
  jobs: jobLines,
  education: (report, words) => educationLines(report, words).map((line) => ({ ...line, state: line.fact.fact_state })),
} satisfies Record<string, (report: Report, words: LineContext) => FactLine[]>;

const sections = Object.keys(listed) as (keyof typeof listed)[];

/** The rows of the cards that a list of a report replaces. */
const replaced: Partial<Record<keyof typeof listed, readonly CardRow[]>> = {
  locations: ['home', 'lived'],
  relationships: ['related'],
  jobs: ['job'],
};
export const isReplaced = (key: CardRow) => Object.values(replaced).some((keys) => keys.includes(key));

type Words = { t: TFunction<'compare'>; lines: LineContext };

/**
 * The lists of two people where at least one report can be read. The cell of the other has what the card says, or else
 * how many facts the report holds.
 */
export function reportRows(
  reports: Both<Report>,
  cards: Both<Teaser>,
  ofCard: (keys: readonly CardRow[], column: number) => string | null,
  { t, lines }: Words,
): ReportRow[] {
  return sections
    .map((section) => {
      const cells = reports.map((report, column) => {
        if (report) return listed[section](report, lines);
        const count = cards[column]?.counts[section] ?? 0;
        return ofCard(replaced[section] ?? [], column) ?? (count > 0 ? t('inReport', { n: count }) : null);
      });
      return {
        label: section === 'locations' ? t('homes.all') : lines.t(`section.${section}`),
        values: cells.map((cell) => (cell?.length ? cell : null)),
      };
    })

    .filter(({ values }) => values.some((cell) => cell !== null));
}
