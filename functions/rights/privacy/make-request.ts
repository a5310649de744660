import { outboxOf } from '#functions/messaging/public.ts';
import { disputesOf, listingsOf, ownRecordsOf } from '#functions/people/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { hasEffectOf, scopeOf } from '#functions/rights/privacy/domain/effect.ts';
import { turnsOf } from '#functions/rights/privacy/in-turn.ts';
import { ownRequestsOf, requestView } from '#functions/rights/privacy/own-requests.ts';
import { receiptOf } from '#functions/rights/privacy/receipt.ts';
import { openPeople, recordsFor } from '#functions/rights/privacy/records.ts';
import { privacySessionsOf } from '#functions/rights/privacy/session.ts';
import { closeAnsweredOf } from '#functions/rights/requests/close-answered.ts';
import { advance, isOpen } from '#functions/rights/requests/domain/request.ts';
import { requestStore } from '#functions/rights/requests/store.ts';
import { privacy } from '#shared/api/privacy.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { varietyOf } from '#shared/values/portuguese.ts';

const live = {
  privacySessions: privacySessionsOf(table),
  ownRecords: ownRecordsOf(table),
  ownRequests: ownRequestsOf(table),
  requests: requestStore(table),
  listings: listingsOf(table),
  disputes: disputesOf(table),
  turns: turnsOf(table),
  outbox: outboxOf(table),
  limits: limiterOf(table),
};

/**
 * The request is stored, then carried out, then closed. After a crash in between, asking again goes on with the open
 * request: suppressing under the same id changes nothing that is done. A removal ends the corrections of what it removes;
 * those of another browser or after a crash are closed by `requests.watchDue`. One that leaves nothing to do, because an
 * earlier one did it, is answered with that one and counted once; with nothing but masked records, it is not counted.
 */
export const handler = handle(privacy.makeRequest, live, async ({ input, from, cookies, now }, deps) => {
  const { privacySessions, ownRequests, requests, listings, disputes, outbox, turns, limits } = deps;
  const { kind } = input;
  const language = varietyOf(input.language, from.portuguese);
  await limits.take('privacy-request', { network: from.network }, now);
  const session = await privacySessions.require(cookies, now);
  return turns.take(session.identifiers, now, async () => {
    const found = await recordsFor(session, deps, now);
    const person_ids = openPeople(found).map(({ person_id }) => person_id);
    const earlier = await ownRequests.of(session.identifiers);
    const before = earlier.find((each) => each.kind === kind && !each.fact && isOpen(each));
    if (!person_ids.length && !before) {
      const done = earlier.find((each) => !each.fact && hasEffectOf(kind, each));
      if (done) return requestView(done);
      if (found.length) throw new Fault('privacy.record-masked');
    }
    const { reference } = before ?? (await begin());
    const current = (await requests.of(reference))!;
    if (person_ids.length) {
      await listings.suppress({ suppression_id: current.request_id, person_ids, scope: scopeOf[kind] }, now);
    }
    await closeAnsweredOf(earlier, { requests, disputes }, now);
    const isAnswered = person_ids.length > 0 || before !== undefined;
    const closed = isAnswered
      ? advance(current, { to: 'done', records: person_ids.length }, now)
      : advance(current, { to: 'denied', reason: 'no-record' }, now);
    await requests.commit(requests.replace(current, closed));
    return requestView(closed);
  });

  async function begin() {
    const request = ownRequests.draft(kind, session.identifiers, now);
    const { identifiers } = session;
    const receipt = receiptOf(outbox, request, { identifiers, language }, now);
    await requests.commit(...(await ownRequests.add(request, identifiers)), ...receipt.map(({ write }) => write));
    for (const { send } of receipt) await send();
    return request;
  }
});
