import type { TFunction } from 'i18next';

import { csvText } from '#frontend/lib/csv.ts';
import type { Transparency } from '#shared/api/privacy.ts';

/** The requests of a year as a table for spreadsheets, in the words of the page. */
export function requestsCsv(
  { year, kinds }: Transparency['years'][number],
  t: TFunction<['transparency', 'privacy']>,
): string {
  const columns = ['year', 'kind', 'received', 'complied', 'denied', 'unconfirmed', 'open', 'median', 'late'] as const;
  return csvText([
    columns.map((column) => t(`transparency:column.${column}`)),
    ...kinds.map(({ kind, received, complied, denied, unconfirmed, open, median_days, late }) => [
      year,
      t(`privacy:kind.${kind}`),
      received,
      complied,
      denied,
      unconfirmed,
      open,
      median_days,
      late,
    ]),
  ]);
}
