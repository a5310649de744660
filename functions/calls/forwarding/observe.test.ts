import { expect, test } from 'vitest';

import { markOf } from '#functions/calls/forwarding/domain/test-call.ts';
import { later, NOW, forwardingFixture, steps } from '#functions/calls/forwarding/testing.ts';
import { type AccountId, newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const { forwarding, store, halfway } = forwardingFixture();
const from = Phone.parse('+16125550138');
/** A call that the owner’s own phone forwarded. */
const by = ({ account_id, phone: via }: { account_id: AccountId; phone: Phone }) => ({
  account_id,
  via,
  from,
  now: NOW,
});
const dialled = [...steps('codes'), { t: 'dialled', legs: ['no_answer'] } as const];

test('a forwarded call proves its leg and counts on the owner’s local day', async () => {
  const owner = await halfway(...dialled);
  const { account_id } = owner;
  const night = new Date('2026-11-22T03:00:00.000Z');
  await forwarding.seen({ ...by(owner), because: 'no_answer', now: night });
  expect(await store.of(account_id)).toMatchObject({
    state: 'active',
    days: { '2026-11-21': 1 },
    legs: [{ state: 'verified', last_call_at: night.toISOString() }, {}, {}],
  });
  expect((await store.toLookAfter(new Date('2026-12-07T00:00:00.000Z'), 10)).map((each) => each.account_id)).toContain(
    account_id,
  );
});

test('counts all concurrent calls', async () => {
  const owner = await halfway(...dialled);
  await Promise.all([1, 2, 3].map(() => forwarding.seen({ ...by(owner), because: 'no_answer' })));
  expect((await store.of(owner.account_id))?.days).toEqual({ '2026-11-21': 3 });
});

test('a call proves all legs of a shared code', async () => {
  const owner = await halfway({
    t: 'chosen',
    carrier_id: 'us-verizon',
    platform: null,
    number: from,
    legs: ['no_answer', 'busy'],
  });
  await forwarding.seen({ ...by(owner), because: 'busy' });
  expect((await store.of(owner.account_id))?.legs.map(({ state }) => state)).toEqual(['verified', 'verified']);
});

const testing = { t: 'test-started', leg: 'no_answer', from: Phone.parse('+12185550177'), test_ref: '' } as const;
const mark = ({ account_id }: { account_id: AccountId }, at = NOW) => markOf(account_id, at.toISOString());

test('a test call ends the test, and a later status callback changes nothing', async () => {
  const owner = await halfway(...dialled, testing);
  await forwarding.seen({ account_id: owner.account_id, because: null, from: testing.from, via: null, now: later(20) });
  await forwarding.tested({ mark: mark(owner), ended: 'busy', now: later(21) });
  expect(await store.of(owner.account_id)).toMatchObject({ state: 'active', days: {}, test: { state: 'forwarded' } });
});

test.each([
  ['answered', 'answered_by_voicemail', 'failed'],
  ['unanswered', 'not_forwarded', 'failed'],
  ['busy', 'busy', 'setting_up'], // a busy line says nothing about unanswered calls
] as const)('a test that ends %s fails immediately with that reason', async (ended, reason, state) => {
  const owner = await halfway(...dialled, testing);
  await forwarding.tested({ mark: mark(owner), ended, now: later(9) });
  expect(await store.of(owner.account_id)).toMatchObject({
    state,
    test: { state: reason, ended_at: later(9).toISOString(), events: [{}, { code: reason }] },
  });
  await forwarding.tested({ mark: mark(owner), ended: 'answered', now: later(10) });
  expect((await store.of(owner.account_id))?.test?.state).toBe(reason);
});

test('a busy line fails a test of forwarding when busy', async () => {
  const owner = await halfway(...steps('codes'), { t: 'dialled', legs: ['busy'] }, { ...testing, leg: 'busy' });
  await forwarding.tested({ mark: mark(owner), ended: 'busy', now: later(2) });
  expect(await store.of(owner.account_id)).toMatchObject({ state: 'failed', test: { state: 'busy' } });
});

test('ignores the status of another or an unknown test', async () => {
  const owner = await halfway(...dialled, testing);
  for (const each of [mark(owner, later(-60)), `${newId('account')}.1`, 'nonsense', ''])
    await forwarding.tested({ mark: each, ended: 'answered', now: later(3) });
  expect((await store.of(owner.account_id))?.test?.state).toBe('calling');
});

test('ignores a direct call, also after a call that another number forwarded', async () => {
  const { account_id } = await halfway(...dialled);
  for (const via of [null, from]) await forwarding.seen({ account_id, because: 'no_answer', from, via, now: NOW });
  expect(await store.of(account_id)).toMatchObject({ state: 'setting_up', days: {}, last_call_at: null });
});

test('an unconditionally forwarded call counts and proves no leg', async () => {
  const owner = await halfway(...dialled, { t: 'dialled', legs: ['busy'] });
  await forwarding.seen({ ...by(owner), because: 'unconditional' });
  expect(await store.of(owner.account_id)).toMatchObject({ state: 'setting_up', days: { '2026-11-21': 1 } });
});

test('ignores an account without a set-up', async () => {
  const account_id = newId('account');
  await forwarding.seen({ account_id, because: 'busy', from, via: from, now: NOW });
  expect(await store.of(account_id)).toBeUndefined();
});
