import { expect, test } from 'vitest';

import { accountStore } from '#functions/account/public.ts';
import { createAccount, messagesTo } from '#functions/account/testing.ts';
import { digestStore } from '#functions/calls/assistant/digest-store.ts';
import { handler } from '#functions/calls/assistant/jobs/digest-days.ts';
import { assistantFixture, NOW } from '#functions/calls/assistant/testing.ts';
import { appointmentStore } from '#functions/calls/callbacks/store.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { addDays, addHours, addMinutes } from '#shared/values/duration.ts';
import type { Account } from '#functions/account/public.ts';

const { table, calls, answering, aCallOf } = assistantFixture();
const digests = digestStore(table);
const outbox = outboxOf(table, async () => {});
const deps = {
  accounts: accountStore(table),
  answering,
  appointments: appointmentStore(table),
  calls,
  digests,
  outbox,
  secret: async () => 'a secret of this test',
};
const runAt = (now: Date, more: Partial<typeof deps> = {}) => handler.with({ ...deps, ...more, clock: () => now })({});
const DUE = addHours(NOW, 1);

/** An owner who wants the mail in an hour, and then daily. */
async function owner(more: Partial<Account> = {}): Promise<Account> {
  const confirmed = { time_zone: 'UTC', email_confirmed_at: NOW.toISOString() };
  const account = await createAccount(table, { ...confirmed, ...more });
  const { account_id } = account;
  const wanted = { account_id, is_on: true, hour: DUE.getUTCHours(), next_at: DUE.toISOString() };
  await digests.commit(digests.write(wanted, undefined));
  return account;
}
const mailsTo = ({ email }: Account) => messagesTo(table, email);

test('mails the day once, however many runs overlap, and the next day again', async () => {
  const ida = await owner();
  await aCallOf(ida.account_id, { urgency: 'high', caller_name: 'Dana Brandt', reason: 'The pipe burst.' });
  await runAt(addMinutes(DUE, -1));
  expect(await mailsTo(ida)).toEqual([]);
  await Promise.all([runAt(DUE), runAt(DUE)]);
  await runAt(addMinutes(DUE, 30));
  const [mail, ...more] = await mailsTo(ida);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    purpose: 'day-digest',
    channel: 'email',
    subject: 'Calls in the last 24 hours: 1, urgent: 1',
  });
  expect(mail?.text).toMatch(/Urgent .*Dana Brandt: The pipe burst\./);
  expect(mail?.text).toMatch(/\/en\/stop-mail\/acc_\w+~day-digest~/);
  expect((await digests.of(ida.account_id))?.next_at).toBe(`${addDays(DUE, 1).toISOString().slice(0, 13)}:00:00.000Z`);
});

test.each([
  ['has no calls', {}, 0],
  ['has no confirmed address', { email_confirmed_at: null }, 1],
  ['is closed', { closed_at: NOW.toISOString() }, 1],
])('nothing to an account that %s', async (_, more, count) => {
  const ida = await owner(more);
  for (let nth = 0; nth < count; nth++) await aCallOf(ida.account_id);
  await runAt(DUE);
  expect(await mailsTo(ida)).toEqual([]);
});

test('a day that was missed is not mailed in the night after it', async () => {
  const ida = await owner();
  await aCallOf(ida.account_id);
  await runAt(addHours(DUE, 6));
  expect(await mailsTo(ida)).toEqual([]);
  expect((await digests.of(ida.account_id))!.next_at! > addHours(DUE, 6).toISOString()).toBe(true);
});

test('a failure for one owner does not keep the others', async () => {
  const [first, second] = [await owner(), await owner()];
  for (const { account_id } of [first, second]) await aCallOf(account_id);
  const accounts = {
    ...deps.accounts,
    of: async (id: Account['account_id']) => {
      if (id === first.account_id) throw new Error('away');
      return deps.accounts.of(id);
    },
  };
  await runAt(DUE, { accounts });
  expect(await mailsTo(first)).toEqual([]);
  expect(await mailsTo(second)).toHaveLength(1);
});
