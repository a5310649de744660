import { listingsOf, ownRecordsOf } from '#functions/people/public.ts';
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

export const handler = handle(privacy.getRecord, live, async ({ input, from, cookies, now }, deps) => {
  const { privacySessions, ownRecords, limits } = deps;
  await limits.take('privacy', { network: from.network }, now);
  const session = await privacySessions.require(cookies, now);
  const { person, isOpen } = await recordFor(session, input.person_id, deps, now);
  if (!isOpen) throw new Fault('privacy.record-masked');
  const [report, hides_contacts] = await Promise.all([
    ownRecords.report(person, now),
    ownRecords.hasHiddenContacts(person),
  ]);
  return { ...report, hides_contacts };
});
