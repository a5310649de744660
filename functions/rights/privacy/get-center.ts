import { listingsOf, ownRecordsOf } from '#functions/people/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { openingsIn } from '#functions/rights/privacy/domain/openings.ts';
import { ownRequestsOf, requestView } from '#functions/rights/privacy/own-requests.ts';
import { openPeople, recordsFor, recordView } from '#functions/rights/privacy/records.ts';
import { privacySessionsOf, sessionView } from '#functions/rights/privacy/session.ts';
import { privacy } from '#shared/api/privacy.ts';

const live = {
  privacySessions: privacySessionsOf(table),
  ownRecords: ownRecordsOf(table),
  listings: listingsOf(table),
  ownRequests: ownRequestsOf(table),
  limits: limiterOf(table),
};

export const handler = handle(privacy.getCenter, live, async ({ from, cookies, now }, deps) => {
  const { privacySessions, ownRecords, ownRequests, limits } = deps;
  await limits.take('privacy', { network: from.network }, now);
  const session = await privacySessions.require(cookies, now);
  const records = await recordsFor(session, deps, now);
  const openings = await Promise.all(openPeople(records).map((person) => ownRecords.openings(person)));
  return {
    session: sessionView(session),
    records: records.map(recordView),
    openings: openingsIn(openings.flat(), now),
    requests: (await ownRequests.of(session.identifiers)).map(requestView),
  };
});
