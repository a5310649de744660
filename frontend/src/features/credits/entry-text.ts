import type { TFunction } from 'i18next';

import { i18n } from '#frontend/i18n/index.ts';
import { joinSentences } from '#frontend/lib/join-sentences.ts';
import type { Formats } from '#frontend/lib/use-formats.ts';
import type { CreditEntry } from '#shared/api/billing.ts';
import { RecordedReason } from '#shared/validation/account.ts';

type LedgerT = TFunction<['credits', 'report', 'auth']>;

/** The cause of a ledger entry, without its subject. */
export const entryCause = ({ cause, subject }: CreditEntry, t: LedgerT): string =>
  t(`credits:ledger.cause.${cause}`, { period: subject ?? '' });

/** The person of a ledger entry, or that the listing was removed; null without a person. */
export const entrySubject = ({ person_id, subject }: CreditEntry, t: LedgerT): string | null =>
  person_id && (subject ?? t('credits:ledger.removed'));

/** Details of an entry: size and purpose of the report, or until when it is free. */
export function entryNote(
  { cause, facts, sources, purpose, free_until }: CreditEntry,
  t: LedgerT,
  date: Formats['date'],
): string {
  if (cause === 'opened-again' && free_until) return t('credits:ledger.freeUntil', { at: date(free_until) });
  if (cause !== 'report' && cause !== 'opened-sparse') return '';
  const reason = RecordedReason.safeParse(purpose).data;
  const sentences = [
    facts !== null && t('report:teaser.sum.sentence', { text: t('report:source.facts', { count: facts }) }),
    sources !== null && t('credits:ledger.sources', { count: sources }),
    reason && t('credits:ledger.purpose', { purpose: t(`auth:reason.uses.${reason}.name`) }),
  ];
  return joinSentences(sentences, i18n.language);
}
