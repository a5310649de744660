import type { TFunction } from 'i18next';

import { writeUnit } from '#frontend/lib/unit.ts';

/** Medians are counted to a tenth of a day. */
const SHORTEST_DAYS = 0.1;

/** A median as text: days, “under 3 hours”, or a dash where no request of the kind was answered. */
export function medianText(days: number | null, t: TFunction<['transparency', 'privacy']>, locale: string): string {
  if (days === null) return '–';
  if (days < SHORTEST_DAYS) return t('transparency:hours');
  return writeUnit(days, 'day', locale);
}
