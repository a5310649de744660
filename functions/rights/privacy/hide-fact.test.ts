import { expect, test } from 'vitest';

import { exhausted } from '#functions/platform/testing.ts';
import { handler as disputeFact } from '#functions/rights/privacy/dispute-fact.ts';
import { handler as getCenter } from '#functions/rights/privacy/get-center.ts';
import { handler as getRecord } from '#functions/rights/privacy/get-record.ts';
import { handler } from '#functions/rights/privacy/hide-fact.ts';
import { landline, mobile, personal, privacyFixture } from '#functions/rights/privacy/testing.ts';
import { privacy } from '#shared/api/privacy.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const fixture = privacyFixture();
const { deps, browser, listed, verify } = fixture;
type Visitor = ReturnType<typeof browser>;
const hide = (visitor: Visitor, more: object = {}) =>
  visitor.call(privacy.hideFact, handler.with({ ...deps, ...more }));
const recordOf = (visitor: Visitor) => visitor.call(privacy.getRecord, getRecord.with(deps));
const centerFor = (visitor: Visitor) => visitor.call(privacy.getCenter, getCenter.with(deps))({});

/** Someone who looks at their own record, with a phone that they want hidden. */
async function owner(name: string, email: string) {
  const visitor = browser();
  const phones = [mobile(`+1218555${String(7000 + email.length)}`)];
  const person = await listed(name, { emails: [personal(email)], phones });
  await verify(visitor, 'email', email);
  const { fact_id } = (await recordOf(visitor)({ person_id: person.person_id })).phones[0]!;
  return { visitor, person, fact: { person_id: person.person_id, fact_id } };
}

test('200: takes the fact out at once', async () => {
  const { visitor, person, fact } = await owner('Ida Lindqvist', 'ida@example.com');
  const request = await hide(visitor)(fact);
  expect(request).toMatchObject({ kind: 'limit', field: 'phones', state: 'done', records: 1 });
  expect((await centerFor(visitor)).requests).toEqual([request]);
  const phonesNow = async () => (await recordOf(visitor)({ person_id: person.person_id })).phones;
  expect(await phonesNow()).toEqual([]);
  expect(await recordOf(visitor)({ person_id: person.person_id })).toMatchObject({
    addresses: [{ street: '12 Lake Ave' }],
    hides_contacts: false,
  });
});

test('200: mails one receipt, also after a crash half-way, and asking again goes on with the same request', async () => {
  const { visitor, fact } = await owner('Maj Holm', 'maj.holm@example.com');
  const crash = () => Promise.reject(new Error('The process ends'));
  await expect(hide(visitor, { hide: crash })(fact)).rejects.toMatchObject({ code: 'server.unexpected' });
  const [open] = (await centerFor(visitor)).requests;
  expect(await hide(visitor)(fact)).toMatchObject({ reference: open?.reference, state: 'done' });
  const mails = (await fixture.messagesTo('maj.holm@example.com')).map(({ purpose }) => purpose);
  expect(mails.filter((purpose) => purpose === 'request-received')).toHaveLength(1);
});

test('200: of two presses at once, one is carried out and counted', async () => {
  const { visitor, fact } = await owner('Liv Berg', 'liv.bergs@example.com');
  const codes = await Promise.all(
    [1, 2].map(() =>
      hide(visitor)(fact).then(
        ({ state }) => state,
        ({ code }: Fault) => code,
      ),
    ),
  );
  expect(codes.sort()).toEqual(['done', 'request.conflict']);
  expect((await centerFor(visitor)).requests).toHaveLength(1);
});

test('200: a fact in dispute stays hidden, whatever the answer', async () => {
  const { visitor, fact } = await owner('Siv Dahl', 'siv.d@example.com');
  await visitor.call(privacy.disputeFact, disputeFact.with(deps))({ ...fact, kind: 'out-of-date' });
  await hide(visitor)(fact);
  const [dispute] = await deps.disputes.ofPerson(fact.person_id);
  await deps.disputes.resolve(dispute!.dispute_id, { state: 'upheld', by: 'operator', reason: null }, fixture.now());
  expect((await recordOf(visitor)({ person_id: fact.person_id })).phones).toEqual([]);
});

test('422: the only name of a record is not hidden', async () => {
  const { visitor, person } = await owner('Una Falk', 'una.fa@example.com');
  const { names } = await recordOf(visitor)({ person_id: person.person_id });
  const only = { person_id: person.person_id, fact_id: names[0]!.fact_id };
  await expect(hide(visitor)(only)).rejects.toMatchObject({ code: 'request.invalid' });
  expect((await centerFor(visitor)).requests).toEqual([]);
});

test('401: needs a verified address', async () => {
  const call = hide(browser())({ person_id: newId('person'), fact_id: 'x'.repeat(43) });
  await expect(call).rejects.toMatchObject({ code: 'privacy.not-verified' });
});

test('403: a masked record has to be confirmed first', async () => {
  const visitor = browser();
  const phones = [landline('+12185557101')];
  const { person_id } = await listed('Bo Berg', { phones });
  await listed('Kai Berg', { phones });
  await verify(visitor, 'phone', '+12185557101');
  const call = hide(visitor)({ person_id, fact_id: 'x'.repeat(43) });
  await expect(call).rejects.toMatchObject({ code: 'privacy.record-masked' });
});

test('404: someone else’s record, and a fact that is not there', async () => {
  const { visitor, fact } = await owner('Pia Lund', 'pia.lund.x@example.com');
  await expect(hide(visitor)({ ...fact, person_id: newId('person') })).rejects.toMatchObject({
    code: 'people.not-found',
  });
  await expect(hide(visitor)({ ...fact, fact_id: 'x'.repeat(43) })).rejects.toMatchObject({
    code: 'people.fact-not-found',
  });
});

test('409: of two presses at once, one has to be repeated', async () => {
  const { visitor, fact } = await owner('Runa Vik', 'runa.vik.yz@example.com');
  const requests = { ...deps.requests, commit: () => Promise.reject(new Fault('request.conflict')) };
  await expect(hide(visitor, { requests })(fact)).rejects.toMatchObject({ code: 'request.conflict' });
});

test('429: limits requests per network', async () => {
  const call = hide(browser(), { limits: exhausted })({ person_id: newId('person'), fact_id: 'x'.repeat(43) });
  await expect(call).rejects.toMatchObject({ code: 'request.too-many' });
});
