import type { LineContext, ReportedFact } from '#frontend/features/people/report/fact-lines.ts';
import { formats } from '#frontend/lib/format.ts';

/** Why and since when a fact is disputed, or since when it is out of date. */
export function factRemark({ disputed, outdated_since }: ReportedFact, { t, locale }: LineContext): string | null {
  if (disputed) return t(`dispute.since.${disputed.kind}`, { day: formats.date(disputed.since, locale) });
  return outdated_since ? t('dispute.outdated', { day: formats.day(outdated_since, locale) }) : null;
}
