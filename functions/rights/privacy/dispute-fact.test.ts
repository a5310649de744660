import { expect, test } from 'vitest';

import { exhausted } from '#functions/platform/testing.ts';
import { handler } from '#functions/rights/privacy/dispute-fact.ts';
import { handler as getCenter } from '#functions/rights/privacy/get-center.ts';
import { handler as getRecord } from '#functions/rights/privacy/get-record.ts';
import { landline, personal, privacyFixture } from '#functions/rights/privacy/testing.ts';
import { handler as watchDue } from '#functions/rights/requests/jobs/watch-due.ts';
import { privacy } from '#shared/api/privacy.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addDays } from '#shared/values/duration.ts';

const fixture = privacyFixture();
const { deps, browser, listed, verify } = fixture;
type Visitor = ReturnType<typeof browser>;
const dispute = (visitor: Visitor, more: object = {}) =>
  visitor.call(privacy.disputeFact, handler.with({ ...deps, ...more }));
const recordOf = (visitor: Visitor) => visitor.call(privacy.getRecord, getRecord.with(deps));
const centerFor = (visitor: Visitor) => visitor.call(privacy.getCenter, getCenter.with(deps))({});

/** Someone who looks at their own record, and its street. */
async function owner(name: string, email: string) {
  const visitor = browser();
  const { person_id } = await listed(name, { emails: [personal(email)] });
  await verify(visitor, 'email', email);
  const { fact_id } = (await recordOf(visitor)({ person_id })).addresses[0]!;
  return { visitor, person_id, fact_id, kind: 'never-theirs' as const };
}

test('200: shows the fact as disputed at once, and answers within ten days', async () => {
  const { visitor, ...fact } = await owner('Ida Lindqvist', 'ida@example.com');
  const { request, due_at, disputed } = await dispute(visitor)(fact);
  expect({ due_at, disputed }).toEqual({
    due_at: addDays(fixture.now(), 10).toISOString(),
    disputed: { kind: 'never-theirs', since: fixture.now().toISOString() },
  });
  expect(request).toMatchObject({ kind: 'correct', state: 'received' });
  // One date for the person; ours decides, and the law's stays with the stored request.
  expect(request.due_at).toBe(due_at);
  const [stored] = await deps.ownRequests.of([{ kind: 'email', value: 'ida@example.com' }]);
  expect(stored!.due_at > due_at).toBe(true);
  const { addresses } = await recordOf(visitor)({ person_id: fact.person_id });
  expect(addresses[0]?.disputed).toMatchObject({ kind: 'never-theirs' });
  expect((await centerFor(visitor)).requests).toEqual([request]);
});

test('200: a second press joins the first', async () => {
  const { visitor, ...fact } = await owner('Una Falk', 'una@example.com');
  const first = await dispute(visitor)(fact);
  expect(await dispute(visitor)({ ...fact, note: 'I never lived there' })).toMatchObject({ request: first.request });
  expect((await centerFor(visitor)).requests).toHaveLength(1);
  const receipts = (await fixture.messagesTo('una@example.com')).filter((each) => each.purpose === 'request-received');
  expect(receipts).toHaveLength(1);
  expect(receipts[0]?.text).toContain('addresses');
  expect(receipts[0]?.text).not.toMatch(/Lake Ave|Una/);
});

test('200: the right value reaches the operator with the note, and the row names the kind of fact', async () => {
  const { visitor, ...fact } = await owner('Pia Lund', 'pia@example.com');
  const { request } = await dispute(visitor)({ ...fact, right_value: '14 Lake Ave', note: 'Since 2020' });
  expect(request).toMatchObject({ field: 'addresses' });
  const [open] = await deps.disputes.ofPerson(fact.person_id);
  expect(open?.notes).toEqual(['Should be: 14 Lake Ave\nSince 2020']);
});

test.each([
  ['upheld', { state: 'done', records: 1, reason: null }],
  ['rejected', { state: 'denied', reason: 'accurate' }],
] as const)('200: a dispute that is %s closes the request as of its answer', async (state, outcome) => {
  const email = `${state}@example.com`;
  const { visitor, ...fact } = await owner(`Bo ${state}`, email);
  await dispute(visitor)(fact);
  const [opened] = await deps.disputes.ofPerson(fact.person_id);
  const answeredAt = addDays(fixture.now(), 3);
  await deps.disputes.resolve(opened!.dispute_id, { state, by: 'operator', reason: null }, answeredAt);
  const confirmations = { eraseOf: async () => [] };
  const watch = watchDue.with({ ...deps, confirmations: confirmations as never, clock: () => addDays(answeredAt, 1) });
  await watch({});
  const [request] = await deps.ownRequests.of([{ kind: 'email', value: email }]);
  expect(request).toMatchObject({ ...(state === 'upheld' && { done_at: answeredAt.toISOString() }) });
  expect((await centerFor(visitor)).requests[0]).toMatchObject(outcome);
});

test('200: a removal that was made elsewhere ends the dispute, and the request with it', async () => {
  const email = 'removed@example.com';
  const { visitor, ...fact } = await owner('Bo Removed', email);
  await dispute(visitor)(fact);
  const asked = { suppression_id: 'CAL-R-2K7Q9XM', person_ids: [fact.person_id], scope: 'listing' as const };
  const removedAt = addDays(fixture.now(), 2);
  for (const at of [removedAt, addDays(removedAt, 1)]) await deps.listings.suppress(asked, at);
  const confirmations = { eraseOf: async () => [] };
  const watch = watchDue.with({ ...deps, confirmations: confirmations as never, clock: () => addDays(removedAt, 1) });
  for (let run = 0; run < 2; run++) await watch({});
  const [request] = await deps.ownRequests.of([{ kind: 'email', value: email }]);
  expect(request).toMatchObject({ state: 'done', done_at: removedAt.toISOString(), records: null });
  expect(request?.history).toHaveLength(2);
  expect((await centerFor(visitor)).requests[0]).toMatchObject({ state: 'done', reason: 'record-removed' });
});

test('404: a fact that the record has not, and a record that is not theirs', async () => {
  const { visitor, ...fact } = await owner('Per Holm', 'per@example.com');
  await expect(dispute(visitor)({ ...fact, fact_id: 'x'.repeat(43) })).rejects.toMatchObject({
    code: 'people.fact-not-found',
  });
  const other = await listed('Maj Holm');
  const attempt = dispute(visitor)({ ...fact, person_id: other.person_id });
  await expect(attempt).rejects.toMatchObject({ code: 'people.not-found' });
});

test('403: a masked record cannot be disputed', async () => {
  const { fact_id, kind } = await owner('Kai Berg', 'kai@example.com');
  const visitor = browser();
  const phones = [landline('+12185550210')];
  const { person_id } = await listed('Bo Dahl', { phones });
  await listed('Liv Dahl', { phones });
  await verify(visitor, 'phone', '+12185550210');
  const attempt = dispute(visitor)({ person_id, fact_id, kind });
  await expect(attempt).rejects.toMatchObject({ code: 'privacy.record-masked' });
});

test('401: needs a verified address', async () => {
  const { visitor: _, ...fact } = await owner('Nils Aas', 'nils@example.com');
  await expect(dispute(browser())(fact)).rejects.toMatchObject({ code: 'privacy.not-verified' });
});

test('409: gives up after repeated conflicts', async () => {
  const { visitor, ...fact } = await owner('Ola Aas', 'ola@example.com');
  const disputes = { ...deps.disputes, open: () => Promise.reject(new Fault('request.conflict')) };
  await expect(dispute(visitor, { disputes })(fact)).rejects.toMatchObject({ code: 'request.conflict' });
});

test('429: limits requests per network', async () => {
  const { visitor, ...fact } = await owner('Siv Aas', 'siv@example.com');
  await expect(dispute(visitor, { limits: exhausted })(fact)).rejects.toMatchObject({ code: 'request.too-many' });
});
