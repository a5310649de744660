import type { TFunction } from 'i18next';

import { entrySubject, entryCause, entryNote } from '#frontend/features/credits/entry-text.ts';
import { call } from '#frontend/lib/api.ts';
import { csvText, csvTime } from '#frontend/lib/csv.ts';
import type { Formats } from '#frontend/lib/use-formats.ts';
import { billing, type CreditEntry } from '#shared/api/billing.ts';
import { withZone, zoneName } from '#shared/values/zone-name.ts';

/**
 * The whole ledger as a table for spreadsheets, in the words of the screen. Times are by the clock of the reader, whose zone is
 * in the head of their column.
 */
export function ledgerCsv(
  entries: readonly CreditEntry[],
  t: TFunction<['credits', 'report', 'auth']>,
  { date, locale, timeZone }: Pick<Formats, 'date' | 'locale' | 'timeZone'>,
): string {
  const zone = zoneName(timeZone, locale, entries[0]?.at ?? new Date(0));
  const [when = '', ...others] = (['when', 'what', 'change', 'left'] as const).map((column) =>
    t(`credits:ledger.${column}`),
  );
  const head = [withZone(when, zone, locale), ...others];
  const rows = entries.map((entry) => {
    const what = [entryCause(entry, t), entrySubject(entry, t), entryNote(entry, t, date)].filter(Boolean).join(' · ');
    return [csvTime(entry.at, timeZone), what, entry.change, entry.left];
  });
  return csvText([head, ...rows], locale);
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
