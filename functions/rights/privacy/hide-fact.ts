import { outboxOf } from '#functions/messaging/public.ts';
import { factIds, factsByField, hideFact, listingsOf, ownRecordsOf } from '#functions/people/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { turnsOf } from '#functions/rights/privacy/in-turn.ts';
import { ownRequestsOf, requestView } from '#functions/rights/privacy/own-requests.ts';
import { receiptOf } from '#functions/rights/privacy/receipt.ts';
import { recordFor } from '#functions/rights/privacy/records.ts';
import { privacySessionsOf } from '#functions/rights/privacy/session.ts';
import { advance, isOpen } from '#functions/rights/requests/domain/request.ts';
import { requestStore } from '#functions/rights/requests/store.ts';
import { privacy } from '#shared/api/privacy.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';
import { varietyOf } from '#shared/values/portuguese.ts';

const live = {
  privacySessions: privacySessionsOf(table),
  ownRecords: ownRecordsOf(table),
  listings: listingsOf(table),
  ownRequests: ownRequestsOf(table),
  requests: requestStore(table),
  turns: turnsOf(table),
  outbox: outboxOf(table),
  limits: limiterOf(table),
  hide: (person_id: PersonId, fact_id: string, now: Date) => hideFact(table, person_id, fact_id, now),
};

/**
 * Stored, carried out, closed, as other requests, and in turn with them: after a crash in between, asking again goes on with
 * the open one.
 */
export const handler = handle(privacy.hideFact, live, async ({ input, from, cookies, now }, deps) => {
  const { privacySessions, ownRequests, requests, turns, outbox, limits, hide } = deps;
  const { person_id, fact_id } = input;
  const language = varietyOf(input.language, from.portuguese);
  await limits.take('privacy-request', { network: from.network }, now);
  const { identifiers, confirmed } = await privacySessions.require(cookies, now);
  return turns.take(identifiers, now, async () => {
    const { person, isOpen: isOwn } = await recordFor({ identifiers, confirmed }, person_id, deps, now);
    if (!isOwn) throw new Fault('privacy.record-masked');
    const earlier = (await ownRequests.of(identifiers)).find(
      ({ kind, fact, state }) => kind === 'limit' && fact?.fact_id === fact_id && isOpen({ state }),
    );
    const { reference } = earlier ?? (await begin(person));
    await hide(person_id, fact_id, now);
    const current = (await requests.of(reference))!;
    const done = advance(current, { to: 'done', records: 1 }, now);
    await requests.commit(requests.replace(current, done));
    return requestView(done);
  });

  async function begin(person: Person) {
    const factId = await factIds();
    const found = factsByField(person).find(({ field, fact }) => factId(field, fact) === fact_id);
    if (!found) throw new Fault('people.fact-not-found');
    const { field } = found;
    if (field === 'names' && person.names.length === 1)
      throw new Fault('request.invalid', { fields: { fact_id: [messages.invalid] } });
    const request = ownRequests.draft('limit', identifiers, now, { fact: { fact_id, field } });
    const receipt = receiptOf(outbox, request, { identifiers, language }, now);
    await requests.commit(...(await ownRequests.add(request, identifiers)), ...receipt.map(({ write }) => write));
    for (const { send } of receipt) await send();
    return request;
  }
});
