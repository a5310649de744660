import { type Span, spanOf } from '#frontend/features/people/report/axis.ts';
import { monthFrom, monthOf } from '#frontend/features/people/report/dates.ts';
import type { FactLine, LineContext } from '#frontend/features/people/report/fact-lines.ts';
import type { Day } from '#shared/values/day.ts';

export type Seen = Span & {
  until?: Day | undefined;
  /** The start of the term that ends at `until`. */
  termStart?: Day | undefined;
  /** Holds for a term, such as one of office, or for several. */
  isTerm?: boolean | undefined;
};

/** When a fact was seen, or the term that it belongs to. */
export const seenIn = (fact: FactLine['fact'], isTerm?: boolean): Seen => ({
  ...spanOf(fact),
  until: fact.until,
  termStart: fact.term_start,
  isTerm,
});

/** Whether the latest date of a fact is the start of its term, and so no sighting. */
export const isSeenInTerm = ({ to, termStart }: Seen): boolean => termStart !== undefined && to === termStart;

/**
 * When a running term began and will end. Of what earlier terms had too: since when, and when the running one ends. Null of what is not for a term, or of one that has ended. Of a fact that was seen
 * after its term began, the sightings count.
 */
export function termText(seen: Seen, { t, locale, today }: LineContext): string | null {
  const { to, until, isTerm, termStart } = seen;
  const isInTerm = isSeenInTerm(seen);
  if (!until || (!isInTerm && until <= today) || (!isTerm && !isInTerm && (seen.from || to))) return null;
  if (termStart && seen.from && seen.from < termStart)
    return t('seen.termSince', { from: monthFrom(seen.from, locale), until: monthFrom(until, locale) });
  const from = isTerm ? seen.from : termStart;
  const end = monthOf(until, locale);
  return from ? t('seen.term', { from: monthOf(from, locale), until: end }) : t('seen.validTo', { until: end });
}
