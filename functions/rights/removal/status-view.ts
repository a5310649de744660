import { type PrivacyRequest, shownDueDate } from '#functions/rights/requests/domain/request.ts';
import type { RequestStatus } from '#shared/api/removal.ts';

/** A request as its reference shows it. */
export const statusView = (request: PrivacyRequest): RequestStatus => {
  const { reference, kind, state, history, made_at, done_at, records, household } = request;
  return { reference, kind, state, history, made_at, due_at: shownDueDate(request), done_at, records, household };
};
