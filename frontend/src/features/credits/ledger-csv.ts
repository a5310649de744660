import type { TFunction } from 'i18next';

import { entrySubject, entryCause, entryNote } from '#frontend/features/credits/entry-text.ts';
import { call } from '#frontend/lib/api.ts';
import { csvText } from '#frontend/lib/csv.ts';
import type { Formats } from '#frontend/lib/use-formats.ts';
import { billing, type CreditEntry } from '#shared/api/billing.ts';

/** The whole ledger as a table for spreadsheets, in the words of the screen; moments as ISO 8601. */
export function ledgerCsv(
  entries: readonly CreditEntry[],
  t: TFunction<['credits', 'report', 'auth']>,
  date: Formats['date'],
): string {
  const head = (['when', 'what', 'change', 'left'] as const).map((column) => t(`credits:ledger.${column}`));
  return csvText([
    head,
    ...entries.map((entry) => {
      const what = [entryCause(entry, t), entrySubject(entry, t), entryNote(entry, t, date)]
        .filter(Boolean)
        .join(' · ');
      return [entry.at, what, entry.change, entry.left];
    }),
  ]);
}

/** Every line of the ledger, page by page. */
export async function fetchWholeLedger(): Promise<CreditEntry[]> {
  const entries: CreditEntry[] = [];
  for (let page = 1; ; page++) {
    const { entries: pageEntries } = await call(billing.getCredits, { page });
    entries.push(...pageEntries.data);
    if (page >= pageEntries.last_page) return entries;
  }
}
