import { expect, test } from 'vitest';

import { handler } from '#functions/calls/assistant/jobs/remind-owners.ts';
import { callbackFixture, NOW } from '#functions/calls/callbacks/testing.ts';
import { noticeBudget } from '#functions/calls/outcome/notice-budget.ts';
import { noticesOf } from '#functions/calls/outcome/notification.ts';
import { reminderStore } from '#functions/calls/outcome/reminder-store.ts';
import { messagesTo } from '#functions/account/testing.ts';
import type { StoredCall } from '#functions/calls/assistant/store.ts';
import { addHours, addMinutes } from '#shared/values/duration.ts';

const fixture = callbackFixture();
const { accounts, answering, calls, notices } = fixture.context;
const deps = {
  ...{ accounts, answering, calls, notices },
  ...{ reminders: reminderStore(fixture.table), budget: noticeBudget(fixture.table) },
};
const runAt = (now: Date) => handler.with({ ...deps, clock: () => now })({});
const conclusion = noticesOf(fixture.table, async () => {});
type Owner = Awaited<ReturnType<typeof fixture.anOwner>>;
const suspicious = { score: 60, verdict: 'suspicious', reasons: [] } satisfies StoredCall['spam'];

/** A call that has ended: stored and announced. */
async function concluded(owner: Owner, more: Partial<StoredCall>, now = NOW): Promise<StoredCall> {
  const call = await fixture.aCallOf(owner.account_id, { started_at: now.toISOString(), ...more });
  const { settings } = await answering.of(owner);
  const notice = await conclusion.of({ account: owner, settings, call, isNeutral: false }, now);
  await fixture.table.commit(...(notice?.writes ?? []));
  return call;
}
const textsTo = async ({ phone }: Owner) => messagesTo(fixture.table, phone);

test('an urgent call that nobody opened is announced once more after five minutes', async () => {
  const owner = await fixture.anOwner();
  await concluded(owner, { urgency: 'high' });
  await runAt(addMinutes(NOW, 4));
  expect(await textsTo(owner)).toHaveLength(1);
  await Promise.all([runAt(addMinutes(NOW, 6)), runAt(addMinutes(NOW, 6))]);
  await runAt(addMinutes(NOW, 30));
  const texts = await textsTo(owner);
  expect(texts).toHaveLength(2);
  expect(texts.map(({ text }) => text).sort()).toEqual([
    expect.stringMatching(/^URGENT, reminder: \+\d+ says "Dana Brandt"/),
    expect.stringMatching(/^URGENT: \+\d+ says "Dana Brandt"/),
  ]);
});

test('a call that has only just ended is not announced again in the same breath', async () => {
  const owner = await fixture.anOwner();
  await concluded(owner, { urgency: 'high', duration_s: 240 });
  await runAt(addMinutes(NOW, 6));
  expect(await textsTo(owner)).toHaveLength(1);
  await runAt(addMinutes(NOW, 9));
  expect(await textsTo(owner)).toHaveLength(2);
});

test('of a flood of urgent calls six are announced again, and that of a contact', async () => {
  const owner = await fixture.anOwner();
  const stranger = (nth: number) => ({ urgency: 'high', caller_number: `+1612555${1200 + nth}` }) as const;
  for (let nth = 0; nth < 10; nth++) await concluded(owner, stranger(nth), addMinutes(NOW, nth / 60));
  await concluded(owner, { ...stranger(11), caller_name: 'Bo', caller_name_source: 'contact' }, addMinutes(NOW, 1));
  const before = (await textsTo(owner)).length;
  await runAt(addMinutes(NOW, 7));
  await runAt(addMinutes(NOW, 8));
  expect((await textsTo(owner)).length - before).toBe(7);
});

test.each([
  ['opened', { is_read: true }],
  ['done', { done_at: NOW.toISOString() }],
  ['marked as spam', { spam: { ...suspicious, verdict: 'likely_spam' as const } }],
])('an urgent call that was %s is not announced again', async (_, change) => {
  const owner = await fixture.anOwner();
  const call = await concluded(owner, { urgency: 'high' });
  const stored = (await calls.of(owner.account_id, call.id))!;
  await calls.commit(calls.replace(stored, { ...stored, ...change }));
  await runAt(addMinutes(NOW, 6));
  expect(await textsTo(owner)).toHaveLength(1);
});

test('a call that still goes on is waited for, but not for ever', async () => {
  const owner = await fixture.anOwner();
  const call = await concluded(owner, { urgency: 'high' });
  const stored = (await calls.of(owner.account_id, call.id))!;
  await calls.commit(calls.remove(stored));
  await runAt(addMinutes(NOW, 6));
  await calls.commit(calls.add({ ...call }));
  await runAt(addMinutes(NOW, 7));
  expect(await textsTo(owner)).toHaveLength(2);
});

test('calls that may be spam are reported together, and none at once', async () => {
  const owner = await fixture.anOwner();
  await concluded(owner, { spam: suspicious });
  await concluded(owner, { spam: suspicious }, addMinutes(NOW, 10));
  const read = await concluded(owner, { spam: suspicious }, addMinutes(NOW, 20));
  await concluded(owner, { spam: suspicious }, addMinutes(NOW, 30));
  const stored = (await calls.of(owner.account_id, read.id))!;
  await calls.commit(calls.replace(stored, { ...stored, is_read: true }));
  await runAt(addHours(NOW, 3));
  expect(await textsTo(owner)).toEqual([]);
  await runAt(addHours(NOW, 4));
  await runAt(addHours(NOW, 5));
  const texts = await textsTo(owner);
  expect(texts.map(({ text }) => text)).toEqual([expect.stringMatching(/^Maybe spam: 3 calls\. http/)]);
});

test('a single one is reported by itself, labelled', async () => {
  const owner = await fixture.anOwner();
  await concluded(owner, { spam: suspicious });
  await runAt(addHours(NOW, 4));
  const texts = (await textsTo(owner)).map(({ text }) => text);
  expect(texts).toEqual([expect.stringMatching(/^Maybe spam: \+\d+ says "Dana Brandt"/)]);
});

test('of many calls from one number three are announced, and the others are reported together', async () => {
  const owner = await fixture.anOwner();
  for (let n = 0; n < 8; n++) await concluded(owner, { caller_number: '+16125550138', caller_name_source: 'said' });
  expect(await textsTo(owner)).toHaveLength(3);
  await runAt(addHours(NOW, 1));
  await runAt(addHours(NOW, 2));
  const texts = await textsTo(owner);
  expect(texts).toHaveLength(4);
  expect(texts.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Calluna: more calls \(5\)\. http/));
});
