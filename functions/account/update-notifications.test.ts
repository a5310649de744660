import { beforeEach, expect, test } from 'vitest';

import { choiceStore } from '#functions/account/choice-store.ts';
import { usualNotifications } from '#functions/account/domain/notifications.ts';
import { createAccount } from '#functions/account/testing.ts';
import { handler } from '#functions/account/update-notifications.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { DAY } from '#shared/values/duration.ts';
import type { AccountId } from '#shared/values/id.ts';

const table = temporaryTable();

const choices = choiceStore(table);
let account_id: AccountId;
beforeEach(async () => void ({ account_id } = await createAccount(table)));
const update: ReturnType<typeof calling<typeof account.updateNotifications>> = (input) =>
  calling(account.updateNotifications, handler.with({ choices }), { as: aMember(account_id) })(input);

const quiet_hours = { from: '22:00', to: '07:30' };
const { topics } = usualNotifications;
const texted = { email: false, sms: true, push: false };

test('200: keeps fields that are not sent', async () => {
  await update({ quiet_hours });
  expect(await update({ topics: { ...topics, 'callback-due': texted } })).toMatchObject({ quiet_hours });
  expect((await choices.of(account_id)).notifications.topics['callback-due']).toEqual(texted);
  expect(await update({ quiet_hours: null })).toMatchObject({ quiet_hours: null, topics: { 'callback-due': texted } });
});

test('200: schedules the next spam digest in a week, independent of other choices', async () => {
  const at = async () => (await choices.of(account_id)).digest_at;
  await update({ quiet_hours });
  expect(await at()).toBeNull();
  const expected = { ...topics, 'spam-stopped': { email: true, sms: false, push: false } };
  await update({ topics: expected });
  const first = await at();
  expect(Date.parse(first ?? '') - Date.now()).toBeGreaterThan(6 * DAY);
  await update({ topics: { ...expected, 'callback-due': texted }, quiet_hours: null });
  expect(await at()).toBe(first);
  await update({ topics });
  expect(await at()).toBeNull();
});

test('200: drops topics of earlier versions', async () => {
  const chosen = await update({ topics: { ...topics, 'price-changed': texted } as never });
  expect(chosen.topics).toEqual(topics);
});

test('200: drops text messages of topics that have none', async () => {
  const chosen = await update({ topics: { ...topics, 'spam-stopped': texted } });
  expect(chosen.topics['spam-stopped'].sms).toBe(false);
});

test('200: keeps concurrent choices of two tabs', async () => {
  await Promise.all([update({ quiet_hours }), update({ topics: { ...topics, 'callback-due': texted } })]);
  const { notifications } = await choices.of(account_id);
  expect(notifications).toMatchObject({ quiet_hours, topics: { 'callback-due': texted } });
});

test('409: gives up when other writers always win', async () => {
  const busy = choiceStore({ ...table, commit: async () => Promise.reject(new Fault('request.conflict')) });
  const late = calling(account.updateNotifications, handler.with({ choices: busy }), { as: aMember(account_id) });
  await expect(late({ quiet_hours })).rejects.toMatchObject({ code: 'request.conflict' });
});

test.each([['only some of the topics', { topics: { 'callback-due': texted } }]])('422: %s', async (_, input) => {
  await expect(update(input as never)).rejects.toMatchObject({ code: 'request.invalid' });
});
