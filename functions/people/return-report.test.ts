import { expect, test } from 'vitest';

import { creditsOf } from '#functions/billing/public.ts';
import { creditStore } from '#functions/billing/store.ts';
import { handler as openReport } from '#functions/people/open-report.ts';
import { openedStore } from '#functions/people/opened-store.ts';
import { handler } from '#functions/people/return-report.ts';
import { importPeople, livingIn, NOW, openingFixture, personId, personNamed } from '#functions/people/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';

const { table, deps, funded, later } = openingFixture();
const subscribedUntil = '2027-12-21T12:00:00.000Z';
const open = (account: AccountId, person_id: typeof tamsin.person_id, now = NOW) =>
  calling(people.openReport, openReport.with({ ...deps, clock: () => now }), {
    as: aMember(account, { subscribedUntil }),
  })({ person_id, purpose: 'reconnect' });
const giveBack = (
  account: AccountId,
  person_id: typeof tamsin.person_id,
  now = NOW,
  replaced: Parameters<typeof handler.with>[0] = {},
  until: string | null = subscribedUntil,
) =>
  calling(people.returnReport, handler.with({ ...deps, clock: () => now, ...replaced }), {
    as: aMember(account, { subscribedUntil: until }),
  })({ person_id });
const left = async (account: AccountId) => (await creditsOf(table).of(account)).left;

const homes = { addresses: [livingIn('Duluth', 'MN', '1 Elm St')] };
const tamsin = personNamed('Tamsin Okafor', homes);
const others = ['Ada One', 'Bea Two', 'Cid Three', 'Dot Four'].map((name) => personNamed(name, homes));
const thin = personNamed('Theo Thin');
await importPeople(table, tamsin, thin, ...others);

test('200: closes the report, and refunds its credit', async () => {
  const account = await funded(5);
  await open(account, tamsin.person_id);
  const at = later({ minutes: 17 });
  expect(await giveBack(account, tamsin.person_id, at)).toMatchObject({
    full_name: 'Tamsin Okafor',
    returned: 'wrong-person',
    returned_at: at.toISOString(),
    open_until: at.toISOString(),
  });
  expect((await creditStore(table).ledger(account)).map(({ cause, change, left }) => [cause, change, left])).toEqual([
    ['returned-wrong-person', 1, 5],
    ['report', -1, 4],
    ['month', 5, 5],
  ]);
});

test('200: closes the report of a membership that is over, whose credits ended with it', async () => {
  const account = await funded(5);
  await open(account, tamsin.person_id);
  expect(await giveBack(account, tamsin.person_id, NOW, {}, null)).toMatchObject({ returned: 'wrong-person' });
  expect(await left(account)).toBe(4);
});

test('200: closes a report that cost nothing, and returns nothing', async () => {
  const account = await funded(5);
  await open(account, thin.person_id);
  expect(await giveBack(account, thin.person_id)).toMatchObject({ returned: 'wrong-person' });
  expect(await left(account)).toBe(5);
});

test('200: refunds one credit for repeated and concurrent requests', async () => {
  const account = await funded(5);
  await open(account, tamsin.person_id);
  await Promise.all(Array.from({ length: 5 }, () => giveBack(account, tamsin.person_id)));
  await giveBack(account, tamsin.person_id, later({ minutes: 5 }));
  expect(await left(account)).toBe(5);
});

test('200: charges again for a returned report', async () => {
  const account = await funded(5);
  await open(account, tamsin.person_id);
  await giveBack(account, tamsin.person_id, later({ minutes: 1 }));
  expect(await open(account, tamsin.person_id, later({ minutes: 2 }))).toMatchObject({ cost: 1, returned: null });
});

test('402: rejects a report that the member has not opened', async () => {
  const [mine, theirs] = [await funded(5), await funded(5)];
  await open(theirs, tamsin.person_id);
  for (const id of [tamsin.person_id, personId('nobody')]) {
    await expect(giveBack(mine, id)).rejects.toMatchObject({ code: 'people.report-not-opened' });
  }
  expect(await left(theirs)).toBe(4);
});

test('409: rejects the fourth return in 30 days with the next date, and keeps the report open', async () => {
  const account = await funded(10);
  for (const [day, { person_id }] of others.slice(0, 3).entries()) {
    await open(account, person_id, later({ days: day }));
    await giveBack(account, person_id, later({ days: day }));
  }
  const { person_id } = others[3]!;
  await open(account, person_id, later({ days: 3 }));
  await expect(giveBack(account, person_id, later({ days: 3 }))).rejects.toMatchObject({
    code: 'billing.no-more-returns',
    until: later({ days: 30 }).toISOString(),
  });
  expect(await openedStore(table).of(account, [person_id])).toMatchObject({ returned: null });
});

test('409: gives up after repeated conflicts', async () => {
  const account = await funded(5);
  await open(account, tamsin.person_id);
  const opened = { ...deps.opened, commit: async () => Promise.reject(new Fault('request.conflict')) };
  const call = giveBack(account, tamsin.person_id, NOW, { opened, decide: async (attempt) => attempt() });
  await expect(call).rejects.toMatchObject({ code: 'request.conflict' });
});

test('410: rejects a closed report, and returns until when reopening is free', async () => {
  const account = await funded(5);
  await open(account, tamsin.person_id);
  await expect(giveBack(account, tamsin.person_id, later({ minutes: 60 }))).rejects.toMatchObject({
    code: 'people.report-closed',
    until: later({ days: 30 }).toISOString(),
  });
  expect(await left(account)).toBe(4);
});
