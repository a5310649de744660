import type { Span } from '#frontend/features/people/report/axis.ts';
import { monthOf } from '#frontend/features/people/report/dates.ts';
import type { LineContext } from '#frontend/features/people/report/fact-lines.ts';
import type { Day } from '#shared/values/day.ts';

export type Seen = Span & {
  until?: Day | undefined;
  /** Holds for a term, such as one of office: of other facts of a term only the sightings count. */
  isTerm?: boolean | undefined;
};

/** When a running term began and will end; null of what is not for a term, or of one that has ended. */
export function termText({ from, to, until, isTerm }: Seen, { t, locale, today }: LineContext): string | null {
  if (!until || until <= today || (!isTerm && (from || to))) return null;
  const end = monthOf(until, locale);
  return from ? t('seen.term', { from: monthOf(from, locale), until: end }) : t('seen.validTo', { until: end });
}
