import { listingsOf, livesAt, ownRecordsOf } from '#functions/people/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { ownRequestsOf } from '#functions/rights/privacy/own-requests.ts';
import { recordFor } from '#functions/rights/privacy/records.ts';
import { privacySessionsOf } from '#functions/rights/privacy/session.ts';
import { privacy } from '#shared/api/privacy.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  privacySessions: privacySessionsOf(table),
  ownRecords: ownRecordsOf(table),
  ownRequests: ownRequestsOf(table),
  listings: listingsOf(table),
  limits: limiterOf(table),
};

/** A wrong street and a record without one fail alike, and attempts are counted per record over all browsers. */
export const handler = handle(privacy.confirmRecord, live, async ({ input, from, cookies, now }, deps) => {
  const { privacySessions, limits } = deps;
  const session = await privacySessions.require(cookies, now);
  const { person, isOpen } = await recordFor(session, input.person_id, deps, now);
  if (isOpen) return {};
  await limits.take('record-confirmed', { network: from.network, subject: person.person_id }, now);
  if (!livesAt(person, input.street)) throw new Fault('privacy.no-match');
  await privacySessions.confirm(session, person.person_id);
  return {};
});
