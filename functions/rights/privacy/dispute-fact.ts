import { outboxOf } from '#functions/messaging/public.ts';
import { disputesOf, listingsOf, noteOf, ownRecordsOf } from '#functions/people/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { ownRequestsOf, requestView } from '#functions/rights/privacy/own-requests.ts';
import { receiptOf } from '#functions/rights/privacy/receipt.ts';
import { recordFor } from '#functions/rights/privacy/records.ts';
import { privacySessionsOf } from '#functions/rights/privacy/session.ts';
import { isOpen } from '#functions/rights/requests/domain/request.ts';
import { requestStore } from '#functions/rights/requests/store.ts';
import { privacy } from '#shared/api/privacy.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { varietyOf } from '#shared/values/portuguese.ts';

const live = {
  privacySessions: privacySessionsOf(table),
  ownRecords: ownRecordsOf(table),
  listings: listingsOf(table),
  ownRequests: ownRequestsOf(table),
  requests: requestStore(table),
  disputes: disputesOf(table),
  outbox: outboxOf(table),
  limits: limiterOf(table),
};

/** A second press joins the same dispute and the same request. `requests.watchDue` closes the request with the dispute. */
export const handler = handle(privacy.disputeFact, live, async ({ input, from, cookies, now }, deps) => {
  const { privacySessions, ownRequests, requests, disputes, outbox, limits } = deps;
  const { person_id, fact_id, kind } = input;
  const language = varietyOf(input.language, from.portuguese);
  await limits.take('privacy-correction', { network: from.network }, now);
  const session = await privacySessions.require(cookies, now);
  const { isOpen: isOwn } = await recordFor(session, person_id, deps, now);
  if (!isOwn) throw new Fault('privacy.record-masked');
  const email = session.identifiers.find((each) => each.kind === 'email')?.value ?? null;
  const {
    dispute_id,
    opened_at,
    kind: disputed,
    field,
    due_at,
  } = await disputes.open({ person_id, fact_id, kind, note: noteOf(input), by: { subject: { email, language } } }, now);
  const earlier = (await ownRequests.of(session.identifiers)).find(
    (each) => each.dispute_id === dispute_id && isOpen(each),
  );
  const request =
    earlier ??
    ownRequests.draft('correct', session.identifiers, now, {
      dispute_id,
      fact: { fact_id, field },
      answer_by: due_at,
    });
  if (!earlier) {
    const { identifiers } = session;
    const receipt = receiptOf(outbox, request, { identifiers, language }, now);
    await requests.commit(...(await ownRequests.add(request, identifiers)), ...receipt.map(({ write }) => write));
    for (const { send } of receipt) await send();
  }
  return { fact_id, disputed: { kind: disputed, since: opened_at }, due_at, request: requestView(request) };
});
