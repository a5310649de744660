import { afterEach, expect, test } from 'vitest';

import { messagesTo } from '#functions/account/testing.ts';
import { handler } from '#functions/calls/forwarding/jobs/check-health.ts';
import { NOW, forwardingFixture, steps } from '#functions/calls/forwarding/testing.ts';
import { Phone } from '#shared/values/phone.ts';

afterEach(() => void delete process.env.CLOCK_OFFSET_SECONDS);
const { table, accounts, store, outbox, halfway, forwarding } = forwardingFixture();
const runAt = (moment: string, more: object = {}) => {
  process.env.CLOCK_OFFSET_SECONDS = String((Date.parse(moment) - Date.now()) / 1000);
  return handler.with({ accounts, store, outbox, ...more })({});
};
const dialled = [...steps('codes'), { t: 'dialled', legs: ['no_answer'] } as const];
const from = Phone.parse('+16125550138');

test('warns once after two silent weeks; the next call clears the warning', async () => {
  const { account_id, phone } = await halfway(...dialled);
  await forwarding.seen({ account_id, because: 'no_answer', from, via: phone, now: NOW });
  await runAt('2026-12-05T14:00:00.000Z');
  expect(await store.of(account_id)).toMatchObject({ state: 'active', told_quiet: false });
  await runAt('2026-12-05T14:06:00.000Z');
  await runAt('2026-12-06T14:06:00.000Z');
  expect(await store.of(account_id)).toMatchObject({ state: 'drifted', told_quiet: true, health_at: null });
  expect((await messagesTo(table, phone)).map(({ purpose }) => purpose)).toEqual(['forwarding-quiet']);
  await forwarding.seen({
    account_id,
    because: 'no_answer',
    from,
    via: phone,
    now: new Date('2026-12-07T10:00:00.000Z'),
  });
  expect(await store.of(account_id)).toMatchObject({ state: 'active', told_quiet: false });
});

test('silence means nothing without earlier calls', async () => {
  const { account_id } = await halfway(...dialled, { t: 'test-started', leg: 'no_answer', from, test_ref: 'test-1' });
  await forwarding.seen({ account_id, because: null, from, via: null, now: NOW });
  await runAt('2027-11-21T14:06:00.000Z');
  expect(await store.of(account_id)).toMatchObject({ state: 'active', last_call_at: null });
});

test('one failure does not stop the others', async () => {
  const [one, other] = [await halfway(...dialled), await halfway(...dialled)];
  for (const { account_id, phone: via } of [one, other])
    await forwarding.seen({ account_id, because: 'no_answer', from, via, now: NOW });
  const of: typeof accounts.of = (id) => (id === one.account_id ? Promise.reject(new Error('away')) : accounts.of(id));
  await runAt('2026-12-06T14:06:00.000Z', { accounts: { ...accounts, of } });
  expect([(await store.of(one.account_id))?.state, (await store.of(other.account_id))?.state]).toEqual([
    'active',
    'drifted',
  ]);
});
