import { afterEach, expect, test } from 'vitest';

import { usualNotifications } from '#functions/account/domain/notifications.ts';
import { accountStore, choiceStore } from '#functions/account/public.ts';
import { createAccount, messagesTo } from '#functions/account/testing.ts';
import { handler } from '#functions/calls/assistant/jobs/digest-spam.ts';
import { assistantFixture, NOW } from '#functions/calls/assistant/testing.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import type { Ways } from '#shared/api/account.ts';
import { addDays } from '#shared/values/duration.ts';
import type { Language } from '#shared/values/language.ts';

afterEach(() => void delete process.env.CLOCK_OFFSET_SECONDS);
const { table, calls, aCallOf } = assistantFixture();
const choices = choiceStore(table);
const secret = async () => 'a secret of this test';
const deps = { accounts: accountStore(table), calls, choices, outbox: outboxOf(table, async () => {}), secret };
const days = (count: number) => addDays(NOW, count);
const runAt = (now: Date, more: Partial<typeof deps> = {}) => {
  process.env.CLOCK_OFFSET_SECONDS = String((now.getTime() - Date.now()) / 1000);
  return handler.with({ ...deps, ...more })({});
};

const spam = { score: 95, verdict: 'likely_spam', reasons: [] } as const;
const ways = (more: Partial<Ways>): Ways => ({ email: false, sms: false, push: false, ...more });
type Quiet = typeof usualNotifications.quiet_hours;

/** An account whose digest is due in seven days, with calls on the given days, one of them genuine. */
async function owner(
  chosen: Partial<Ways>,
  at: number[],
  { language = 'en', quiet_hours = null }: { language?: Language; quiet_hours?: Quiet } = {},
) {
  const account = await createAccount(table, { time_zone: 'UTC', language, email_confirmed_at: NOW.toISOString() });
  const { account_id } = account;
  const topics = { ...usualNotifications.topics, 'spam-stopped': ways(chosen) };
  await choices.change(account_id, (current) => ({
    ...current,
    notifications: { topics, quiet_hours, urgent_always: true, urgent_by_email: true },
    digest_at: days(7).toISOString(),
  }));
  for (const day of at)
    await aCallOf(account_id, { started_at: days(day).toISOString(), spam: { ...spam, reasons: [] } });
  await aCallOf(account_id, { started_at: days(2).toISOString() });
  return account;
}
const toldOf = async ({ email, account_id }: { email: string; account_id: string }) => [
  ...(await messagesTo(table, email)),
  ...(await messagesTo(table, account_id)),
];

test('sends one digest per finished week, however many runs overlap', async () => {
  const ida = await owner({ email: true, push: true }, [-0.1, 0, 1, 3, 6.9, 7, 8]);
  await runAt(days(6.9));
  expect(await toldOf(ida)).toEqual([]);
  await Promise.all([runAt(days(7.01)), runAt(days(7.01))]);
  await runAt(days(7.5));
  const [mail, push, ...more] = await toldOf(ida);
  expect([mail?.channel, push?.channel, more]).toEqual(['email', 'push', []]);
  expect(mail).toMatchObject({ subject: '4 spam calls kept from you this week', purpose: 'spam-week' });
  expect(mail?.text).toContain('/en/assistant/call-list?filter=spam');
  expect(push).toMatchObject({
    subject: '4 spam calls kept from you this week',
    path: '/en/assistant/call-list?filter=spam',
  });
  await runAt(days(14.01));
  expect((await toldOf(ida)).map((each) => 'subject' in each && each.subject)).toContain(
    '2 spam calls kept from you this week',
  );
});

test('sends nothing for a week without spam, in quiet hours, or with both channels off', async () => {
  const none = await owner({ email: true }, []);
  const asleep = await owner({ email: true }, [1], { quiet_hours: { from: '19:00', to: '21:00' } });
  const off = await owner({}, [1, 2]);
  await runAt(days(7.01));
  for (const each of [none, asleep, off]) expect(await toldOf(each)).toEqual([]);
  expect((await choices.of(none.account_id)).digest_at).toBe(days(14).toISOString());
  await runAt(days(7.1));
  expect((await toldOf(asleep)).map((each) => 'subject' in each && each.subject)).toEqual([
    '1 spam call kept from you this week',
  ]);
});

test('sends nothing without a choice or a confirmed address', async () => {
  const { account_id, email } = await createAccount(table);
  await aCallOf(account_id, { spam: { ...spam, reasons: [] } });
  const unsure = await owner({ email: true }, [1]);
  const current = (await deps.accounts.of(unsure.account_id))!;
  await deps.accounts.replace(current, { ...current, email_confirmed_at: null });
  await runAt(days(30));
  expect(await toldOf({ account_id, email })).toEqual([]);
  expect(await toldOf(unsure)).toEqual([]);
});

test('writes each digest in its owner’s language, and one failure does not stop the others', async () => {
  const [broken, leyla] = [await owner({ email: true }, [1]), await owner({ email: true }, [1, 2], { language: 'tr' })];
  const latest: typeof calls.latest = (id, limit) =>
    id === broken.account_id ? Promise.reject(new Error('away')) : calls.latest(id, limit);
  await runAt(days(7.2), { calls: { ...calls, latest } });
  expect(await toldOf(broken)).toEqual([]);
  expect((await toldOf(leyla)).map((each) => 'subject' in each && each.subject)).toEqual([
    'Bu hafta 2 spam çağrı size ulaşmadı',
  ]);
});
