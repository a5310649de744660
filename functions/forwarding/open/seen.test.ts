import { afterAll, expect, test } from 'vitest';

import { later, NOW, officeOf, steps } from '#functions/forwarding/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const table = await temporaryTable();
afterAll(() => table[Symbol.asyncDispose]());
const { forwarding, store, halfway } = officeOf(table);
const from = Phone.parse('+16125550138');
const dialled = [...steps('codes'), { t: 'dialled', legs: ['no_answer'] } as const];

test('a forwarded call proves its leg, and counts on the day of the owner’s zone', async () => {
  const { account_id } = await halfway(...dialled);
  const night = new Date('2026-11-22T03:00:00.000Z');
  await forwarding.seen({ account_id, because: 'no_answer', from, now: night });
  expect(await store.of(account_id)).toMatchObject({ state: 'active', days: { '2026-11-21': 1 }, legs: [{ state: 'verified', last_call_at: night.toISOString() }, {}, {}] }); // prettier-ignore
  expect((await store.toLookAfter(new Date('2026-12-07T00:00:00.000Z'), 10)).map((each) => each.account_id)).toContain(account_id); // prettier-ignore
});

test('several at once are all counted', async () => {
  const { account_id } = await halfway(...dialled);
  await Promise.all([1, 2, 3].map(() => forwarding.seen({ account_id, because: 'no_answer', from, now: NOW })));
  expect((await store.of(account_id))?.days).toEqual({ '2026-11-21': 3 });
});

test('with one code for several legs, a call proves all of them', async () => {
  const { account_id } = await halfway({ t: 'chosen', carrier_id: 'us-verizon', platform: null, number: from, legs: ['no_answer', 'busy'] }); // prettier-ignore
  await forwarding.seen({ account_id, because: 'busy', from, now: NOW });
  expect((await store.of(account_id))?.legs.map(({ state }) => state)).toEqual(['verified', 'verified']);
});

test('the call of a test ends it; how else it ended is noted once', async () => {
  const test = (number: Phone) => ({ t: 'test-started', leg: 'no_answer', from: number, test_ref: 'test-1' }) as const;
  const one = await halfway(...dialled, test(Phone.parse('+12185550177')));
  const { account_id } = one;
  await forwarding.seen({ account_id, because: null, from: Phone.parse('+12185550177'), now: later(20) });
  await forwarding.tested({ account_id, test_ref: 'test-1', result: 'busy', now: later(21) });
  expect(await store.of(account_id)).toMatchObject({ state: 'active', days: {}, test: { state: 'forwarded' } });

  const other = await halfway(...dialled, test(from));
  await forwarding.tested({ account_id: other.account_id, test_ref: 'test-2', result: 'busy', now: later(9) });
  expect((await store.of(other.account_id))?.test?.state).toBe('calling');
  await forwarding.tested({
    account_id: other.account_id,
    test_ref: 'test-1',
    result: 'answered_by_voicemail',
    now: later(9),
  });
  expect(await store.of(other.account_id)).toMatchObject({ state: 'failed', test: { state: 'answered_by_voicemail' } });
});

test('a call that all calls are forwarded by counts, and proves no leg', async () => {
  const { account_id } = await halfway(...dialled, { t: 'dialled', legs: ['busy'] });
  await forwarding.seen({ account_id, because: 'unconditional', from, now: NOW });
  expect(await store.of(account_id)).toMatchObject({ state: 'setting_up', days: { '2026-11-21': 1 } });
});

test('of an account without a set-up nothing is noted, and nothing is thrown', async () => {
  const account_id = newId('account');
  await forwarding.seen({ account_id, because: 'busy', from, now: NOW });
  expect(await store.of(account_id)).toBeUndefined();
});
