import { expect, test } from 'vitest';

import { creditsOf } from '#functions/billing/public.ts';
import { subscribe } from '#functions/billing/fixtures.ts';
import { creditStore } from '#functions/billing/store.ts';
import { cardOf, storedTeaserOf } from '#functions/people/domain/card.ts';
import { handler } from '#functions/people/open-report.ts';
import { historyStore, openedStore } from '#functions/people/opened-store.ts';
import { lineOf, vendorOf } from '#functions/people/sources/testing.ts';
import { sourceStore } from '#functions/people/sources/store.ts';
import { redirect, peopleStore, storedPerson, teaserCard } from '#functions/people/store.ts';
import {
  importPeople,
  livingIn,
  NOW,
  openingFixture,
  provenance,
  personId,
  personNamed,
} from '#functions/people/testing.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { aMember, calling, sending } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { refusedUses } from '#shared/validation/account.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

const UNTIL = '2026-12-21T12:00:00.000Z';
const { table, deps, funded, later } = openingFixture();
const credits = creditsOf(table);
const ledgerOf = creditStore(table).ledger;
const opened = openedStore(table);
const open = (
  account: AccountId,
  replaced: Parameters<typeof handler.with>[0] = {},
  subscribedUntil: string | null = UNTIL,
) => calling(people.openReport, handler.with({ ...deps, ...replaced }), { as: aMember(account, { subscribedUntil }) });
const left = async (account: AccountId) => (await credits.of(account)).left;
const purpose = 'reconnect' as const;

const tamsin = personNamed('Tamsin Okafor', { addresses: [livingIn('Duluth', 'MN', '418 Cedar Hollow Rd')] });
const bare = personNamed('Nora Bare', { birth_date: null });
const thin = personNamed('Theo Thin');
const child = personNamed('Ada Okafor', { birth_date: { year: 2015, month: 3, ...provenance } });
await importPeople(table, tamsin, bare, thin, child);

test('200: opens a report for a credit, for an hour, and free to reopen for thirty days', async () => {
  const account = await funded(5);
  const answer = await open(account)({ person_id: tamsin.person_id, purpose });
  expect(answer).toEqual({
    person_id: tamsin.person_id,
    full_name: 'Tamsin Okafor',
    is_sparse: false,
    age: 46,
    lives_in: { city: 'Duluth', state: 'MN', country: 'US' },
    portrait: null,
    facts: 3,
    new_facts: 0,
    purpose,
    first_opened_at: NOW.toISOString(),
    opened_at: NOW.toISOString(),
    open_until: later({ minutes: 60 }).toISOString(),
    free_until: later({ days: 30 }).toISOString(),
    returned: null,
    returned_at: null,
    cost: 1,
  });
  expect(await left(account)).toBe(4);
  const [line] = await ledgerOf(account);
  expect(line).toMatchObject({
    cause: 'report',
    change: -1,
    left: 4,
    person_id: tamsin.person_id,
    facts: 3,
    sources: 1,
    purpose,
  });
  expect(JSON.stringify(line)).not.toContain('Tamsin');
});

test('200: writes an audit entry with time and purpose for the subject', async () => {
  const account = await funded(5);
  const person = personNamed('Audrey Ash', { addresses: [livingIn('Madison', 'WI', '15 Millrace Ct')] });
  await importPeople(table, person);
  await open(account)({ person_id: person.person_id, purpose: 'who-called' });
  const clock = () => later({ days: 2 });
  await open(account, { clock })({ person_id: person.person_id, purpose: 'safety' });
  expect(await opened.auditOf(person.person_id)).toMatchObject([
    { account_id: account, at: NOW.toISOString(), purpose: 'who-called', how: 'for-a-credit' },
    { account_id: account, at: clock().toISOString(), purpose: 'safety', how: 'free' },
  ]);
});

test.each(refusedUses)('422: %s is refused without a charge, and counted for the subject', async (use) => {
  const account = await funded(5);
  const person = personNamed(`Rose ${use}`, { addresses: [livingIn('Madison', 'WI', '15 Millrace Ct')] });
  await importPeople(table, person);
  const attempt = open(account)({ person_id: person.person_id, purpose: use });
  await expect(attempt).rejects.toMatchObject({ code: 'account.use-refused' });
  expect(await left(account)).toBe(5);
  expect(await opened.of(account, [person.person_id])).toBeUndefined();
  expect(await opened.auditOf(person.person_id)).toMatchObject([
    { account_id: account, at: NOW.toISOString(), purpose: use, how: 'refused' },
  ]);
});

test('200: reopens free for an hour within thirty days, and charges afterwards', async () => {
  const account = await funded(5);
  const at = (moment: Date) => open(account, { clock: () => moment }, '2027-12-31T00:00:00.000Z');
  const request = { person_id: tamsin.person_id, purpose };
  const first = await at(NOW)(request);
  const again = await at(later({ days: 30, minutes: -1 }))(request);
  expect(again).toMatchObject({ cost: 0, first_opened_at: first.first_opened_at, free_until: first.free_until });
  expect(again.open_until).toBe(later({ days: 30, minutes: 59 }).toISOString());
  expect(await left(account)).toBe(4);
  expect(await at(later({ days: 31 }))(request)).toMatchObject({ cost: 1 });
  expect((await ledgerOf(account)).map(({ cause, left }) => [cause, left])).toEqual([
    ['report', 3],
    ['opened-again', 4],
    ['report', 4],
    ['month', 5],
  ]);
});

test('200: opening an open report is idempotent', async () => {
  const account = await funded(5);
  const request = { person_id: tamsin.person_id, purpose };
  const first = await open(account)(request);
  expect(await open(account, { clock: () => later({ minutes: 59 }) })(request)).toEqual({ ...first, cost: 0 });
  expect(await ledgerOf(account)).toHaveLength(2);
});

test('200: a report of personal details alone costs no credit, and needs none', async () => {
  const account = await funded(0);
  const answer = await open(account)({ person_id: thin.person_id, purpose });
  expect(answer).toMatchObject({
    cost: 0,
    is_sparse: true,
    returned: null,
    open_until: later({ minutes: 60 }).toISOString(),
  });
  expect((await ledgerOf(account)).map(({ cause, change }) => [cause, change])).toContainEqual(['opened-sparse', 0]);
  expect(await left(account)).toBe(0);
});

test('200: nor does one that adds no street to the town that its teaser names', async () => {
  const account = await funded(1);
  const person = personNamed('Rae Town', { addresses: [livingIn('Dayton', 'OH')] });
  await importPeople(table, person);
  expect(await open(account)({ person_id: person.person_id, purpose })).toMatchObject({ cost: 0, is_sparse: true });
  expect(await left(account)).toBe(1);
});

test('200: refunds an empty report immediately, and keeps it closed', async () => {
  const account = await funded(5);
  const answer = await open(account)({ person_id: bare.person_id, purpose });
  expect(answer).toMatchObject({ cost: 0, returned: 'empty', open_until: NOW.toISOString() });
  expect((await ledgerOf(account)).slice(0, 2).map(({ cause, change, left }) => [cause, change, left])).toEqual([
    ['returned-empty', 1, 5],
    ['report', -1, 4],
  ]);
});

test('200: keeps a report open after its person was merged', async () => {
  const account = await funded(5);
  const before = personNamed('Ivo Lang', {
    person_id: personId('before'),
    addresses: [livingIn('Austin', 'TX', '2207 Juniper Bend')],
  });
  const now = personNamed('Ivo Lang', {
    person_id: personId('after'),
    addresses: [livingIn('Austin', 'TX', '2207 Juniper Bend')],
  });
  await importPeople(table, before, now);
  await open(account)({ person_id: before.person_id, purpose });
  const was = await peopleStore(table).person(before.person_id);
  await table.commit(table.put(redirect, { person_id: before.person_id, moved_to: now.person_id }, was as never));
  const clock = () => later({ days: 1 });
  const answer = await open(account, { clock })({ person_id: before.person_id, purpose });
  expect(answer).toMatchObject({ cost: 0, full_name: 'Ivo Lang' });
  expect(await left(account)).toBe(4);
});

test('200: keeps vendor candidates for the free days of an opened report', async () => {
  const account = await funded(5);
  const id = personId('wilma');
  const sources = sourceStore(table);
  const vendor = vendorOf([{ id: 'v-1', full_name: 'Wilma Quade', phones: [lineOf('+15125550111')] }], { id: 'one' });
  await table.commit(sources.refer(id, 'one', 'v-1', later({ days: 1 })));
  const vendors = async () => [vendor];
  expect(await open(account, { vendors })({ person_id: id, purpose })).toMatchObject({ cost: 1, facts: 2 });
  const clock = () => later({ days: 20 });
  expect(await open(account, { vendors, clock })({ person_id: id, purpose })).toMatchObject({ cost: 0 });
});

test('200: does not link a search that did not list the person', async () => {
  const account = await funded(5);
  const search_id = newId('search');
  const history = historyStore(table);
  const past = {
    account_id: account,
    search_id,
    type: 'name' as const,
    search_query: 'Tamsin',
    total: 1,
    opened: null,
    request: { type: 'name' as const, search_query: 'Tamsin', country: 'US' },
    asked_at: NOW.toISOString(),
    kept_until: later({ days: 365 }).toISOString(),
  };
  await table.commit(history.keep(past));
  await open(account)({ person_id: tamsin.person_id, purpose, search_id });
  expect(await history.of(account, search_id, NOW)).toMatchObject({ opened: null });
});

test(
  '200: opens exactly 50 of 200 concurrent requests on a balance of 50, and rejects the others',
  { timeout: 300_000 },
  async () => {
    const account = await funded(50);
    await subscribe(table, account, NOW);
    const crowd = Array.from({ length: 200 }, (_, i) =>
      personNamed(`Person Number${i}`, { addresses: [livingIn('Duluth', 'MN', '1 Elm St')] }),
    );
    for (const person of crowd) {
      await table.commit(
        table.put(storedPerson, { ...person, records: {} }),
        table.derive(teaserCard, keys.teaser(person), storedTeaserOf(person, cardOf(person, NOW), NOW)),
      );
    }
    const outcomes = await Promise.all(
      crowd.map(({ person_id }) =>
        open(account)({ person_id, purpose }).then(
          ({ cost }) => `opened for ${cost}`,
          ({ status, message, until }: Fault) => `${status} ${message} ${until}`,
        ),
      ),
    );
    expect(
      Object.fromEntries(Object.entries(Object.groupBy(outcomes, String)).map(([k, all]) => [k, all?.length])),
    ).toEqual({
      'opened for 1': 50,
      [`402 Insufficient search balance ${UNTIL}`]: 150,
    });
    expect(await left(account)).toBe(0);
    const spent = (await ledgerOf(account)).filter(({ cause }) => cause === 'report');
    expect(spent.map(({ left }) => left)).toEqual(Array.from({ length: 50 }, (_, i) => i));
    const unlocked = await opened.list(account);
    expect(new Set(unlocked.map(({ person_id }) => person_id))).toEqual(
      new Set(spent.map(({ person_id }) => person_id)),
    );
    const audits = await Promise.all(crowd.map(({ person_id }) => opened.auditOf(person_id)));
    expect(audits.flat()).toHaveLength(50);
  },
);

test('200: charges one credit for concurrent openings', async () => {
  const account = await funded(5);
  const request = { person_id: tamsin.person_id, purpose };
  const answers = await Promise.all(Array.from({ length: 10 }, () => open(account)(request)));
  expect(answers.reduce((sum, { cost }) => sum + cost, 0)).toBe(1);
  expect(await left(account)).toBe(4);
});

test.each([null, '2026-11-21T12:00:00.000Z'])('402: rejects an expired membership (until %s)', async (until) => {
  const account = await funded(5);
  await expect(open(account, {}, until)({ person_id: tamsin.person_id, purpose })).rejects.toMatchObject({
    code: 'billing.subscription-required',
  });
  expect(await left(account)).toBe(5);
});

test('402: calls no vendor without a credit, and returns the next renewal', async () => {
  const account = newId('account');
  await subscribe(table, account, NOW);
  const id = personId('external two');
  const vendor = vendorOf([{ id: 'v-1', full_name: 'Wilma Quade' }], { id: 'two' });
  await table.commit(sourceStore(table).refer(id, 'two', 'v-1', later({ days: 1 })));
  await expect(open(account, { vendors: async () => [vendor] })({ person_id: id, purpose })).rejects.toMatchObject({
    code: 'billing.insufficient-credits',
    until: UNTIL,
  });
  expect(vendor.requests).toEqual([]);
});

test('404: rejects unknown people and minors before any spending', async () => {
  const account = await funded(5);
  for (const person_id of [personId('unknown'), child.person_id]) {
    await expect(open(account)({ person_id, purpose })).rejects.toMatchObject({ code: 'people.not-found' });
  }
  expect(await ledgerOf(account)).toHaveLength(1);
});

test('409: gives up after repeated conflicts, without a charge', async () => {
  const account = await funded(5);
  const busy = { ...opened, commit: async () => Promise.reject(new Fault('request.conflict')) };
  const call = open(account, { opened: busy, decide: async (attempt) => attempt() });
  await expect(call({ person_id: tamsin.person_id, purpose })).rejects.toMatchObject({ code: 'request.conflict' });
  expect(await left(account)).toBe(5);
});

test('200: opening an open or free report again uses up no daily opening', async () => {
  const account = await funded(5);
  const limits = limiterOf(table, async () => 'secret');
  const request = { person_id: tamsin.person_id, purpose };
  const answers = await Promise.all(Array.from({ length: 10 }, () => open(account, { limits })(request)));
  expect(answers.reduce((sum, { cost }) => sum + cost, 0)).toBe(1);
  const again = await open(account, { limits, clock: () => later({ minutes: 61 }) })(request);
  expect(again.cost).toBe(0);
  const day = () => limits.take('report-subjects-day', { account }, NOW);
  for (let i = 0; i < 39; i++) await day();
  await expect(day()).rejects.toMatchObject({ code: 'request.too-many' });
  // The two hours that it was open are counted, not the nine requests that opened nothing.
  await limits.take('report-subject', { subject: `${account} ${request.person_id}` }, NOW, 8);
});

test('429: a member who opens one person again and again, and one who opens too many people in a day', async () => {
  const account = await funded(5);
  const limits = limiterOf(table, async () => 'secret');
  const { person_id } = tamsin;
  await limits.take('report-subject', { subject: `${account} ${person_id}` }, NOW, 10);
  await expect(open(account, { limits })({ person_id, purpose })).rejects.toMatchObject({ code: 'request.too-many' });
  const other = await funded(5);
  await limits.take('report-subjects-day', { account: other }, NOW, 40);
  await expect(open(other, { limits })({ person_id, purpose })).rejects.toMatchObject({ code: 'request.too-many' });
  expect(await Promise.all([left(account), left(other)])).toEqual([5, 5]);
});

test('500: spends nothing while the only vendor of a person is down', async () => {
  const account = await funded(5);
  const id = personId('external three');
  const vendor = vendorOf([{ id: 'v-1', full_name: 'Wilma Quade' }], { id: 'three' });
  vendor.behave({ fails: 'unavailable' });
  await table.commit(sourceStore(table).refer(id, 'three', 'v-1', later({ days: 1 })));
  const call = open(account, { vendors: async () => [vendor] })({ person_id: id, purpose });
  await expect(call).rejects.toMatchObject({ code: 'server.unexpected' });
  expect(await left(account)).toBe(5);
});

test('403: not opened, nor charged, in countries to which the law forbids to show people in the United States', async () => {
  const account = await funded(5);
  const as = aMember(account, { subscribedUntil: UNTIL });
  const body = JSON.stringify({ purpose });
  const headers = { 'x-viewer-country': 'HK', 'content-type': 'application/json' };
  const request = new Request(`http://test/api/people/${tamsin.person_id}/report`, { method: 'POST', body, headers });
  const answer = await sending(people.openReport, handler.with(deps), { as })(request);
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'people.restricted' }]);
  expect(await left(account)).toBe(5);
});
