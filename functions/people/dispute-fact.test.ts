import { expect, test } from 'vitest';

import { disputesOf } from '#functions/people/corrections/disputes.ts';
import { handler } from '#functions/people/dispute-fact.ts';
import { unlock } from '#functions/people/domain/opened.ts';
import { handler as getReport } from '#functions/people/get-report.ts';
import { openedStore } from '#functions/people/opened-store.ts';
import { lineOf, vendorOf } from '#functions/people/sources/testing.ts';
import { sourceStore } from '#functions/people/sources/store.ts';
import { importPeople, NOW, openingFixture, personId, personNamed, provenance } from '#functions/people/testing.ts';
import { aMember, calling, exhausted } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { type AccountId, newId, type PersonId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const UNTIL = '2026-12-21T12:00:00.000Z';
const { table, deps, later } = openingFixture();
const disputes = disputesOf(table);
const phone = { number: Phone.parse('+12185550142'), phone_type: 'mobile' as const, ...provenance };
const email = { email: 'tamsin@example.com', email_type: 'personal' as const, ...provenance };
const tamsin = personNamed('Tamsin Okafor', { person_id: personId('tamsin'), phones: [phone], emails: [email] });
const { person_id } = tamsin;
await importPeople(table, tamsin);

const opened = openedStore(table);
async function opening(account_id: AccountId, id: PersonId = person_id) {
  const contents = { facts: 3, sources: 1, counted: 3, isEmpty: false, is_sparse: false };
  const next = unlock({ account_id, person_id: id, purpose: 'reconnect', search_id: null }, contents, NOW);
  await opened.commit(opened.keep(next));
}
async function reader(id?: PersonId): Promise<AccountId> {
  const account = newId('account');
  await opening(account, id);
  return account;
}
const as = (account: AccountId) => aMember(account, { subscribedUntil: UNTIL });
const flag = (account: AccountId, replaced: Parameters<typeof handler.with>[0] = {}) =>
  calling(people.disputeFact, handler.with({ ...deps, disputes, ...replaced }), { as: as(account) });
const report = (account: AccountId, replaced = {}) =>
  calling(people.getReport, getReport.with({ ...deps, ...replaced }), { as: as(account) })({ person_id });
const kind = 'never-theirs' as const;

test('200: shows the fact as disputed to every viewer at once', async () => {
  const [one, other] = [await reader(), await reader()];
  const { fact_id } = (await report(one)).phones[0]!;
  const answer = await flag(one)({ person_id, fact_id, kind, note: 'My own number.' });
  expect(answer).toEqual({
    fact_id,
    disputed: { kind, since: NOW.toISOString() },
    due_at: '2026-12-01T12:00:00.000Z',
  });
  const { phones, emails, counts } = await report(other);
  expect(phones).toMatchObject([{ number: phone.number, disputed: { kind, since: NOW.toISOString() } }]);
  expect(emails).toMatchObject([{ disputed: null }]);
  expect(counts.phones).toBe(1);
});

test('200: a second flag joins the first dispute', async () => {
  const [one, other] = [await reader(), await reader()];
  const { fact_id } = (await report(one)).emails[0]!;
  await flag(one)({ person_id, fact_id, kind });
  const { disputed } = await flag(other)({ person_id, fact_id, kind: 'out-of-date' });
  expect(disputed.kind).toBe(kind);
  expect((await disputes.ofPerson(person_id)).find((each) => each.fact_id === fact_id)?.members).toEqual([one, other]);
});

test('200: marks a fact that only a vendor states, of a person that only a vendor knows', async () => {
  const id = personId('vendors only');
  const vendor = vendorOf([{ id: 'v1', full_name: 'Vera Example', phones: [lineOf('+12185550199')] }]);
  const sources = sourceStore(table);
  await table.commit(sources.refer(id, vendor.id, 'v1', later({ days: 30 })));
  const account = await reader(id);
  const vendors = async () => [vendor];
  const call = calling(people.getReport, getReport.with({ ...deps, vendors }), { as: as(account) });
  const { fact_id } = (await call({ person_id: id })).phones[0]!;
  await flag(account, { vendors })({ person_id: id, fact_id, kind });
  expect((await call({ person_id: id })).phones).toMatchObject([{ disputed: { kind } }]);
  const [dispute] = await disputes.ofPerson(id);
  await disputes.resolve(dispute!.dispute_id, { state: 'upheld', by: 'operator', reason: null }, NOW);
  expect((await call({ person_id: id })).phones).toEqual([]);
});

test('402: only in an opened report', async () => {
  const { fact_id } = (await report(await reader())).phones[0]!;
  const stranger = flag(newId('account'))({ person_id, fact_id, kind });
  await expect(stranger).rejects.toMatchObject({ code: 'people.report-not-opened' });
});

test('410: only while it is open', async () => {
  const account = await reader();
  const { fact_id } = (await report(account)).phones[0]!;
  const late = flag(account, { clock: () => later({ minutes: 61 }) })({ person_id, fact_id, kind });
  await expect(late).rejects.toMatchObject({ code: 'people.report-closed' });
});

test('404: an unknown person', async () => {
  const call = flag(await reader())({ person_id: personId('nobody'), fact_id: 'x'.repeat(43), kind });
  await expect(call).rejects.toMatchObject({ code: 'people.not-found' });
});

test('404: a fact that the report does not have', async () => {
  const call = flag(await reader())({ person_id, fact_id: 'x'.repeat(43), kind });
  await expect(call).rejects.toMatchObject({ code: 'people.fact-not-found' });
});

test('409: three open disputes about one person at a time, however many at once', async () => {
  const id = personId('many facts');
  const numbers = ['+12185550151', '+12185550152', '+12185550153', '+12185550154', '+12185550155', '+12185550156'];
  const phones = numbers.map((number) => ({ ...phone, number: Phone.parse(number) }));
  await importPeople(table, personNamed('Vera Example', { person_id: id, phones }));
  const [account, other] = [await reader(id), await reader(id)];
  const facts = (
    await calling(people.getReport, getReport.with(deps), { as: as(account) })({ person_id: id })
  ).phones.map(({ fact_id }) => fact_id);
  const answers = await Promise.all(
    facts.map((fact_id) =>
      flag(account)({ person_id: id, fact_id, kind }).then(
        () => 'disputed',
        ({ code }: Fault) => code,
      ),
    ),
  );
  expect(answers.filter((answer) => answer === 'disputed')).toHaveLength(3);
  expect(answers.filter((answer) => answer === 'people.disputes-open')).toHaveLength(3);
  const open = (await disputes.ofPerson(id)).map(({ fact_id }) => fact_id);
  const free = facts.filter((fact_id) => !open.includes(fact_id));
  await flag(other)({ person_id: id, fact_id: free[0]!, kind });
  const subject = { email: 'vera@example.com', language: 'en' as const };
  for (const fact_id of free) await disputes.open({ person_id: id, fact_id, kind, note: null, by: { subject } }, NOW);
  expect(await disputes.ofPerson(id)).toHaveLength(6);
  const answered = (await disputes.ofPerson(id)).find(({ members }) => members.includes(account))!;
  await disputes.resolve(answered.dispute_id, { state: 'rejected', by: 'operator', reason: null }, NOW);
  await expect(flag(account)({ person_id: id, fact_id: answered.fact_id, kind })).resolves.toHaveProperty('due_at');
});

test('409: another write won each time', async () => {
  const account = await reader();
  const fact_id = (await report(account)).names[0]!.fact_id;
  const losing = { ...table, commit: () => Promise.reject(new Fault('request.conflict')) };
  const call = flag(account, { disputes: disputesOf(losing) })({ person_id, fact_id, kind });
  await expect(call).rejects.toMatchObject({ code: 'request.conflict' });
});

test('429: twenty a day', async () => {
  const account = await reader();
  const { fact_id } = (await report(account)).phones[0]!;
  const call = flag(account, { limits: exhausted })({ person_id, fact_id, kind });
  await expect(call).rejects.toMatchObject({ code: 'request.too-many' });
});
