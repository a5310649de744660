import type { TFunction } from 'i18next';

import type { CreditEntry } from '#shared/api/billing.ts';
import { ReasonForUse } from '#shared/validation/account.ts';

type Words = TFunction<['credits', 'report', 'auth']>;

/** What happened in a line of the ledger, without whom it was about. */
export const causeOf = ({ cause, subject }: CreditEntry, t: Words): string =>
  t(`credits:ledger.cause.${cause}`, { period: subject ?? '' });

/** Whose report it was about: their name, or that the listing is gone; null where it was about none. */
export const aboutOf = ({ person_id, subject }: CreditEntry, t: Words): string | null =>
  person_id && (subject ?? t('credits:ledger.removed'));

/** What else is known of it: how much the report held and what it was opened for, or until when it is free. */
export function noteOf({ cause, facts, sources, purpose, free_until }: CreditEntry, t: Words): string {
  if (cause === 'opened-again' && free_until) return t('credits:ledger.freeUntil', { at: free_until });
  if (cause !== 'report') return '';
  const reason = ReasonForUse.safeParse(purpose).data;
  return [
    facts !== null && `${t('report:source.facts', { count: facts })}.`,
    sources !== null && t('credits:ledger.sources', { n: sources }),
    reason && t('credits:ledger.purpose', { purpose: t(`auth:reason.uses.${reason}.name`) }),
  ]
    .filter(Boolean)
    .join(' ');
}
