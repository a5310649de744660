import { endsBy, type PrivacyRequest } from '#functions/rights/requests/domain/request.ts';
import { addDays } from '#shared/values/duration.ts';

/** How long before its due date an unanswered request raises an alarm. */
const WARNING_DAYS = 5;

/** When someone has to look at an open request: when its link ends, or when its due date comes near. */
export function watchAt(request: PrivacyRequest): string {
  const { state, unconfirmed_until, made_at } = request;
  if (state === 'received' && unconfirmed_until) return unconfirmed_until;
  const due = endsBy(request);
  const warning = addDays(due, -WARNING_DAYS).toISOString();
  return warning > made_at ? warning : due;
}

type Attention = 'unconfirmed' | 'due soon' | 'overdue';

/** What an open request needs at a moment, if anything. */
export function attentionOf(request: PrivacyRequest, now: Date): Attention | undefined {
  const at = now.toISOString();
  if (watchAt(request) > at) return undefined;
  if (request.state === 'received' && request.unconfirmed_until) return 'unconfirmed';
  return endsBy(request) <= at ? 'overdue' : 'due soon';
}
