import { expect, test } from 'vitest';

import { handler as getTeaser } from '#functions/people/get-teaser.ts';
import { peopleStore } from '#functions/people/store.ts';
import { calling, exhausted, unlimited } from '#functions/platform/testing.ts';
import { handler as disputeFact } from '#functions/rights/privacy/dispute-fact.ts';
import { handler as getCenter } from '#functions/rights/privacy/get-center.ts';
import { handler as getRecord } from '#functions/rights/privacy/get-record.ts';
import { handler } from '#functions/rights/privacy/make-request.ts';
import { landline, mobile, personal, privacyFixture } from '#functions/rights/privacy/testing.ts';
import { people } from '#shared/api/people.ts';
import { effectiveKinds, privacy } from '#shared/api/privacy.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const fixture = privacyFixture();
const { deps, browser, listed, table, verify } = fixture;
type Visitor = ReturnType<typeof browser>;
const make = (visitor: Visitor, more: object = {}) =>
  visitor.call(privacy.makeRequest, handler.with({ ...deps, ...more }));
const centerFor = (visitor: Visitor) => visitor.call(privacy.getCenter, getCenter.with(deps))({});
const teaserOf = calling(
  people.getTeaser,
  getTeaser.with({ people: peopleStore(table), limits: unlimited, clock: fixture.now }),
);

test.each([
  ['removal', '+12185550201'],
  ['delete', '+12185550202'],
  ['opt-out', '+12185550203'],
] as const)('200: %s takes the listing off every page at once', async (kind, number) => {
  const visitor = browser();
  const { person_id } = await listed(`Ida ${kind}`, { phones: [mobile(number)] });
  await verify(visitor, 'phone', number);
  expect((await teaserOf({ person_id })).full_name).toBe(`Ida ${kind}`);
  const request = await make(visitor)({ kind });
  expect(request).toMatchObject({ kind, state: 'done', records: 1, reason: null });
  await expect(teaserOf({ person_id })).rejects.toMatchObject({ code: 'people.not-found' });
  const { records, requests } = await centerFor(visitor);
  expect({ records, requests }).toEqual({ records: [], requests: [request] });
});

test.each([
  ['removal', '+12185550211', 'done', 'record-removed'],
  ['limit', '+12185550212', 'received', null],
] as const)('200: a correction after a %s of its record: %s', async (kind, number, state, reason) => {
  const visitor = browser();
  const { person_id } = await listed(`Liv ${kind}`, { phones: [mobile(number)] });
  await verify(visitor, 'phone', number);
  const { names } = await visitor.call(privacy.getRecord, getRecord.with(deps))({ person_id });
  const claim = { person_id, fact_id: names[0]!.fact_id, kind: 'never-theirs' as const };
  await visitor.call(privacy.disputeFact, disputeFact.with(deps))(claim);
  const [dispute] = await deps.disputes.ofPerson(person_id);
  await make(visitor)({ kind });
  const correction = async () => (await centerFor(visitor)).requests.find((each) => each.kind === 'correct');
  expect(await correction()).toMatchObject({ state, reason });
  expect(await deps.disputes.of(dispute!.dispute_id)).toMatchObject(
    state === 'done' ? { state: 'withdrawn', notes: [], history: [{}, {}, { by: 'removal' }] } : { state: 'open' },
  );
  const before = await correction();
  await make(visitor)({ kind });
  expect(await correction()).toEqual(before);
});

test('200: a limit hides addresses and numbers, and leaves the rest', async () => {
  const visitor = browser();
  const { person_id } = await listed('Astrid Moe', {
    emails: [personal('astrid@example.com')],
    phones: [mobile('+12185550204')],
  });
  await verify(visitor, 'email', 'astrid@example.com');
  expect(await make(visitor)({ kind: 'limit' })).toMatchObject({ kind: 'limit', state: 'done', records: 1 });
  const person = await peopleStore(table).person(person_id);
  expect(person).toMatchObject({ names: [{ full_name: 'Astrid Moe' }], phones: [] });
  expect(JSON.stringify(person)).not.toMatch(/Lake Ave|5550204/);
});

test('200: a number that a limit has hidden leads to its record, and takes another fact to open it', async () => {
  const visitor = browser();
  const [number, email] = ['+12185550214', 'runa.vik@example.com'];
  const { person_id } = await listed('Runa Vik', { phones: [mobile(number)], emails: [personal(email)] });
  await verify(visitor, 'email', email);
  await verify(visitor, 'phone', number);
  await make(visitor)({ kind: 'limit' });
  fixture.advanceMinutes(1);
  const later = browser();
  await verify(later, 'phone', number);
  expect((await centerFor(later)).records).toMatchObject([{ person_id, access: 'masked', name: 'R. V.' }]);
  await verify(later, 'email', email);
  expect((await centerFor(later)).records).toMatchObject([{ person_id, access: 'open', name: 'Runa Vik' }]);
  expect(await later.call(privacy.getRecord, getRecord.with(deps))({ person_id })).toMatchObject({
    phones: [],
    addresses: [],
    hides_contacts: true,
  });
});

test('200: a limit mails one receipt to the verified address, also when it is asked again after a crash', async () => {
  const visitor = browser();
  const email = 'receipt.limit@example.com';
  await listed('Siv Dahl', { emails: [personal(email)], phones: [mobile('+12185550215')] });
  await verify(visitor, 'email', email);
  const listings = { ...deps.listings, suppress: () => Promise.reject(new Error('The process ends')) };
  await expect(make(visitor, { listings })({ kind: 'limit' })).rejects.toMatchObject({ code: 'server.unexpected' });
  const { reference } = await make(visitor)({ kind: 'limit', language: 'fr' });
  const receipts = (await fixture.messagesTo(email)).filter(({ purpose }) => purpose === 'request-received');
  expect(receipts).toMatchObject([{ language: 'en', account_id: null, subject: 'We have received your request' }]);
  expect(receipts[0]?.text).toContain(reference);
  expect(receipts[0]?.text).not.toMatch(/5550215|Lake Ave|Siv/);
});

test.each(['removal', 'delete'] as const)('200: a %s mails nothing, for it keeps no address', async (kind) => {
  const visitor = browser();
  const email = `no.receipt.${kind}@example.com`;
  await listed(`Una ${kind}`, { emails: [personal(email)] });
  await verify(visitor, 'email', email);
  await make(visitor)({ kind });
  expect((await fixture.messagesTo(email)).map(({ purpose }) => purpose)).toEqual(['privacy-code']);
});

test('403: masked records alone have to be confirmed first, and nothing is counted', async () => {
  const visitor = browser();
  const phones = [landline('+12185550205')];
  const { person_id } = await listed('Bo Berg', { phones });
  await listed('Kai Berg', { phones });
  await verify(visitor, 'phone', '+12185550205');
  await expect(make(visitor)({ kind: 'delete' })).rejects.toMatchObject({ code: 'privacy.record-masked' });
  expect((await centerFor(visitor)).requests).toEqual([]);
  expect((await teaserOf({ person_id })).full_name).toBe('Bo Berg');
});

test.each(effectiveKinds)('200: %s without a record is answered as well', async (kind) => {
  const visitor = browser();
  await verify(visitor, 'email', `nobody.${kind}@example.com`);
  expect(await make(visitor)({ kind })).toMatchObject({ kind, state: 'denied', reason: 'no-record', records: null });
});

test('200: of four at once and four after them one is carried out and counted, the others are answered with it', async () => {
  const [one, other] = [browser(), browser()];
  await listed('Pia Lund', { phones: [mobile('+12185550207')] });
  await verify(one, 'phone', '+12185550207');
  fixture.advanceMinutes(1);
  await verify(other, 'phone', '+12185550207');
  const kinds = ['delete', 'delete', 'removal', 'opt-out'] as const;
  const atOnce = await Promise.all(
    kinds.map((kind, nth) =>
      make(nth % 2 ? other : one)({ kind }).then(
        ({ reference }) => reference,
        ({ code }: Fault) => code,
      ),
    ),
  );
  const [done] = (await centerFor(one)).requests;
  expect(done).toMatchObject({ state: 'done', records: 1 });
  for (const answer of atOnce) expect([done?.reference, 'request.conflict']).toContain(answer);
  for (const kind of effectiveKinds) expect(await make(other)({ kind })).toEqual(done);
  expect((await centerFor(one)).requests).toEqual([done]);
});

test('200: after a crash half-way, asking again goes on with the same request', async () => {
  const visitor = browser();
  const { person_id } = await listed('Maj Holm', { phones: [mobile('+12185550206')] });
  await verify(visitor, 'phone', '+12185550206');
  const listings = { ...deps.listings, suppress: () => Promise.reject(new Error('The process ends')) };
  await expect(make(visitor, { listings })({ kind: 'removal' })).rejects.toMatchObject({ code: 'server.unexpected' });
  const [open] = (await centerFor(visitor)).requests;
  expect(open).toMatchObject({ state: 'received' });
  expect(await make(visitor)({ kind: 'removal' })).toMatchObject({ reference: open?.reference, state: 'done' });
  await expect(teaserOf({ person_id })).rejects.toMatchObject({ code: 'people.not-found' });
});

test('401: needs a verified address', async () => {
  await expect(make(browser())({ kind: 'removal' })).rejects.toMatchObject({ code: 'privacy.not-verified' });
});

test('409: of two presses at once, one has to be repeated', async () => {
  const visitor = browser();
  await verify(visitor, 'email', 'twice@example.com');
  const requests = { ...deps.requests, commit: () => Promise.reject(new Fault('request.conflict')) };
  await expect(make(visitor, { requests })({ kind: 'limit' })).rejects.toMatchObject({ code: 'request.conflict' });
});

test('429: limits requests per network', async () => {
  const call = make(browser(), { limits: exhausted });
  await expect(call({ kind: 'removal' })).rejects.toMatchObject({ code: 'request.too-many' });
});
