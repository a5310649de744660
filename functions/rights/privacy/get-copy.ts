import { callerStore } from '#functions/calls/public.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { disputesOf, listingsOf, ownRecordsOf } from '#functions/people/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { suppressionsOf } from '#functions/rights/privacy/domain/effect.ts';
import { openingsIn } from '#functions/rights/privacy/domain/openings.ts';
import { ownRequestsOf, requestView } from '#functions/rights/privacy/own-requests.ts';
import { receiptOf } from '#functions/rights/privacy/receipt.ts';
import { openPeople, recordsFor } from '#functions/rights/privacy/records.ts';
import { privacySessionsOf } from '#functions/rights/privacy/session.ts';
import { advance } from '#functions/rights/requests/domain/request.ts';
import { requestStore } from '#functions/rights/requests/store.ts';
import { privacy } from '#shared/api/privacy.ts';
import { Phone } from '#shared/values/phone.ts';
import { varietyOf } from '#shared/values/portuguese.ts';

const live = {
  privacySessions: privacySessionsOf(table),
  ownRecords: ownRecordsOf(table),
  listings: listingsOf(table),
  ownRequests: ownRequestsOf(table),
  requests: requestStore(table),
  disputes: disputesOf(table),
  callers: callerStore(table),
  outbox: outboxOf(table),
  limits: limiterOf(table),
};

/** Gathered first and counted then: a request that is stored was answered. */
export const handler = handle(privacy.getCopy, live, async ({ input, from, cookies, now }, deps) => {
  const { privacySessions, ownRecords, ownRequests, requests, disputes, callers, outbox, limits } = deps;
  await limits.take('privacy-copy', { network: from.network }, now);
  const { identifiers, confirmed } = await privacySessions.require(cookies, now);
  const found = await recordsFor({ identifiers, confirmed }, deps, now);
  const people = openPeople(found);
  const records = await Promise.all(
    people.map(async (person) => ({
      report: await ownRecords.report(person, now),
      openings: openingsIn(await ownRecords.openings(person), now),
      disputes: await disputes.ofPerson(person.person_id),
    })),
  );
  const numbers = identifiers.filter(({ kind }) => kind === 'phone').map(({ value }) => Phone.parse(value));
  const calls = await Promise.all(
    numbers.map(async (number) => {
      const { reports, called } = await callers.of(number, now);
      const spam = reports.filter(({ says }) => says === 'spam');
      return { number, spam_reports: spam.length, members_called: called.length };
    }),
  );
  const request = advance(ownRequests.draft('copy', identifiers, now), { to: 'done', records: people.length }, now);
  const receipt = receiptOf(
    outbox,
    request,
    { identifiers, language: varietyOf(input.language, from.portuguese) },
    now,
  );
  await requests.commit(...(await ownRequests.add(request, identifiers)), ...receipt.map(({ write }) => write));
  for (const { send } of receipt) await send();
  const made = await ownRequests.of(identifiers);
  return {
    format: 'calluna-copy' as const,
    version: 1 as const,
    reference: request.reference,
    generated_at: now.toISOString(),
    identifiers,
    records,
    masked_records: found.length - people.length,
    requests: made.map(requestView),
    suppressions: suppressionsOf(made),
    calls,
  };
});
