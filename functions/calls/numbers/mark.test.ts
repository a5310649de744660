import { describe, expect, test } from 'vitest';

import { createAccount } from '#functions/account/testing.ts';
import { accountStore } from '#functions/account/public.ts';
import { assistantFixture, NOW } from '#functions/calls/assistant/testing.ts';
import { markingOf } from '#functions/calls/assistant/set-mark.ts';
import { callbackFixture } from '#functions/calls/callbacks/testing.ts';
import { handler } from '#functions/calls/numbers/mark.ts';
import { numberMarksOf } from '#functions/calls/numbers/number-mark.ts';
import { reputationIn } from '#functions/calls/numbers/reputation.ts';
import { asSpam } from '#functions/calls/numbers/testing.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { aMember, calling, exhausted, unlimited } from '#functions/platform/testing.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { numbers } from '#shared/api/numbers.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { type AccountId, newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const { table, calls, callers, marks, aCallOf } = assistantFixture();
const depsOf = (table: Table) => ({
  ...assistantFixture(table),
  accounts: accountStore(table),
  numberMarks: numberMarksOf(table),
  marking: markingOf(table),
  reputation: reputationIn(table),
  limits: unlimited,
  commit: table.commit.bind(table),
  clock: () => NOW,
});
const deps = depsOf(table);
const confirmed = { email_confirmed_at: NOW.toISOString() };
const aConfirmedMember = () => createAccount(table, confirmed);
const as = (account_id: AccountId, more = {}) =>
  calling(numbers.mark, handler.with({ ...deps, ...more }), { as: aMember(account_id) });
const reportsOf = async (phone: Phone) => (await callers.of(phone, NOW)).reports;

let last = 100;
const aNumber = () => Phone.parse(`+1312555${(last++).toString().padStart(4, '0')}`);

test('200: a mark decides for one’s own calls, and is a report that says of which kind', async () => {
  const [{ account_id }, phone] = [await aConfirmedMember(), aNumber()];
  expect(await as(account_id)({ phone, mark: 'spam', spam_kind: 'robocall' })).toEqual({
    mine: { mark: 'spam', spam_kind: 'robocall' },
    verdict: { verdict: 'unknown', reasons: [] },
  });
  expect(await marks.of(account_id, phone)).toMatchObject({ mark: 'spam' });
  expect(await reportsOf(phone)).toMatchObject([
    { account_id, says: 'spam', spam_kind: 'robocall', was_called: false },
  ]);
});

test('200: another mark replaces the first, and null takes it back', async () => {
  const [{ account_id }, phone] = [await aConfirmedMember(), aNumber()];
  await as(account_id)({ phone, mark: 'spam', spam_kind: 'scam' });
  const known = await as(account_id)({ phone, mark: 'known', spam_kind: 'scam' });
  expect(known.mine).toEqual({ mark: 'known', spam_kind: null });
  expect(await marks.of(account_id, phone)).toMatchObject({ mark: 'not_spam' });
  expect(await reportsOf(phone)).toHaveLength(1);
  expect((await as(account_id)({ phone, mark: null })).mine).toEqual({ mark: null, spam_kind: null });
  expect(await reportsOf(phone)).toEqual([]);
  expect(await marks.of(account_id, phone)).toBeUndefined();
});

test('200: members together make a verdict that each of them sees', async () => {
  const phone = aNumber();
  const members = await Promise.all(Array.from({ length: 6 }, aConfirmedMember));
  for (const { account_id } of members) await as(account_id)({ phone, mark: 'spam', spam_kind: 'sales' });
  const { verdict } = await as(members[0]!.account_id)({ phone, mark: 'spam', spam_kind: 'sales' });
  expect(verdict).toMatchObject({
    verdict: 'suspicious',
    reasons: [{ code: 'reported', count: 6, spam_kind: 'sales' }],
  });
});

describe('200: of a number that called', () => {
  test('the call is marked as on its own page', async () => {
    const [{ account_id }, phone] = [await aConfirmedMember(), aNumber()];
    const call = await aCallOf(account_id, { caller_number: phone });
    await table.commit(callers.noteOwner({ phone, account_id, at: NOW.toISOString() }));
    await as(account_id)({ phone, mark: 'spam', spam_kind: 'scam' });
    expect(await calls.of(account_id, call.id)).toMatchObject({ spam: { verdict: 'likely_spam' } });
    expect(await reportsOf(phone)).toMatchObject([{ spam_kind: 'scam', was_called: true }]);
  });

  test('its callback is cancelled', async () => {
    const fixture = callbackFixture();
    const owner = await fixture.anOwner();
    const { call, appointment } = await fixture.agreed(owner);
    const [{ account_id }, phone] = [owner, Phone.parse(call.caller_number)];
    await fixture.table.commit(callers.noteOwner({ phone, account_id, at: NOW.toISOString() }));
    await calling(numbers.mark, handler.with(depsOf(fixture.table)), { as: aMember(account_id) })({
      phone,
      mark: 'spam',
    });
    expect(await fixture.context.appointments.of(account_id, appointment.id)).toMatchObject({ state: 'cancelled' });
  });
});

test('200: what was blocked stays blocked while it is called spam', async () => {
  const [{ account_id }, phone] = [await aConfirmedMember(), aNumber()];
  await table.commit(marks.set({ account_id, phone, mark: 'blocked', at: NOW.toISOString() }));
  await as(account_id)({ phone, mark: 'spam', spam_kind: 'scam' });
  expect(await marks.of(account_id, phone)).toMatchObject({ mark: 'blocked' });
});

test('200: the word of its holder is an appeal, whatever others reported', async () => {
  const phone = aNumber();
  const holder = await createAccount(table, { phone, phone_confirmed_at: NOW.toISOString() });
  const before = new Date(NOW.getTime() - 1000).toISOString();
  const others = Array.from({ length: 9 }, () =>
    callers.report({ phone, account_id: newId('account'), at: before, ...asSpam }),
  );
  await table.commit(...others);
  const { verdict } = await as(holder.account_id)({ phone, mark: 'not_spam' });
  expect(verdict).toEqual({
    verdict: 'unknown',
    reasons: [{ code: 'cleared', count: null, days: null, spam_kind: null }],
  });
});

test('409: wants an account with a confirmed address or number', async () => {
  const { account_id } = await createAccount(table);
  const phone = aNumber();
  await expect(as(account_id)({ phone, mark: 'spam' })).rejects.toMatchObject({ code: 'privacy.nothing-verified' });
  expect(await reportsOf(phone)).toEqual([]);
});

test('409: reports a concurrent change of the mark', async () => {
  const { account_id } = await aConfirmedMember();
  const commit = () => Promise.reject(new Fault('request.conflict'));
  await expect(as(account_id, { commit })({ phone: aNumber(), mark: 'spam' })).rejects.toMatchObject({ status: 409 });
});

test('429: twenty marks a day', async () => {
  const { account_id } = await aConfirmedMember();
  const limited = as(account_id, { limits: limiterOf(table, async () => 'secret') });
  for (let n = 0; n < 20; n++) await limited({ phone: aNumber(), mark: 'spam' });
  await expect(limited({ phone: aNumber(), mark: 'spam' })).rejects.toMatchObject({ code: 'request.too-many' });
  await expect(as(account_id, { limits: exhausted })({ phone: aNumber(), mark: 'known' })).rejects.toMatchObject({
    status: 429,
  });
});

test('200: a mark is taken back beyond the limit, and without a confirmed address', async () => {
  const [{ account_id }, phone] = [await aConfirmedMember(), aNumber()];
  await as(account_id)({ phone, mark: 'spam', spam_kind: 'scam' });
  const accounts = { ...deps.accounts, of: async () => undefined };
  const beyond = as(account_id, { limits: exhausted, accounts });
  expect((await beyond({ phone, mark: null })).mine).toEqual({ mark: null, spam_kind: null });
  expect(await reportsOf(phone)).toEqual([]);
});

test('200: taking back what was never marked writes nothing', async () => {
  const { account_id } = await aConfirmedMember();
  const commit = () => Promise.reject(new Error('writes'));
  const { mine } = await as(account_id, { commit })({ phone: aNumber(), mark: null });
  expect(mine).toEqual({ mark: null, spam_kind: null });
});
