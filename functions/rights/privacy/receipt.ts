import type { Outbox } from '#functions/messaging/public.ts';
import { environment } from '#functions/platform/environment.ts';
import { type PrivacyRequest, shownDueDate } from '#functions/rights/requests/domain/request.ts';
import type { Identifier } from '#shared/api/privacy.ts';
import { languageOf, type Variety } from '#shared/values/language.ts';

type Reader = { identifiers: readonly Identifier[]; language: Variety };

/**
 * The mail that confirms a new request, to the address that was verified; none without one. Committed with the request,
 * so that there is one for each. A removal or deletion sends none: it keeps no address.
 */
export function receiptOf(outbox: Outbox, request: PrivacyRequest, { identifiers, language }: Reader, now: Date) {
  const { kind, fact, reference, made_at: at } = request;
  const to = identifiers.find((each) => each.kind === 'email')?.value;
  if (!to || kind === 'removal' || kind === 'delete' || kind === 'protected') return [];
  const params = {
    reference,
    request: kind === 'limit' && fact ? 'hide' : kind,
    field: fact?.field ?? null,
    at,
    answer_by: shownDueDate(request),
    link: `${environment().SITE_URL}/${languageOf(language)}/privacy-center`,
  } as const;
  return [outbox.queue({ purpose: 'request-received', to, account_id: null, language, time_zone: null, params }, now)];
}
