import { expect, test } from 'vitest';

import { ringThroughStore } from '#functions/calls/assistant/ring-through-store.ts';
import { handler } from '#functions/calls/assistant/set-rule.ts';
import { assistantFixture, NOW } from '#functions/calls/assistant/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';
import { RULES_MAX } from '#shared/values/live-call.ts';
import { Phone } from '#shared/values/phone.ts';

const { table, marks, callers, anOwner } = assistantFixture();
const context = { ringThrough: ringThroughStore(table), marks, callers, commit: table.commit.bind(table) };
const set = (as: AccountId, more: Partial<typeof context> = {}) =>
  calling(assistant.setRule, handler.with({ ...context, ...more }), { as: aMember(as) });
const phone = Phone.parse('+16125550138');
const message = { route: 'message_only', greeting: 'Hi, Dana!', is_vip: true } as const;

test('200: sets one rule a number, keeps its name, and removes it', async () => {
  const { account_id } = await anOwner();
  await set(account_id)({ phone: '(612) 555-0138', name: 'Dana', rule: { route: 'put_through' } });
  const { people } = await set(account_id)({ phone, rule: message });
  expect(people).toMatchObject([{ phone, name: 'Dana', ...message }]);
  expect((await set(account_id)({ phone, rule: null })).people).toEqual([]);
  expect((await set(account_id)({ phone, rule: null })).people).toEqual([]);
});

test('200: blocked is a mark and no rule, without a report; another rule unblocks', async () => {
  const { account_id } = await anOwner();
  await set(account_id)({ phone, rule: message });
  expect((await set(account_id)({ phone, rule: { route: 'blocked' } })).people).toEqual([]);
  expect(await marks.of(account_id, phone)).toMatchObject({ mark: 'blocked' });
  expect((await callers.of(phone, NOW)).reports).toEqual([]);
  await set(account_id)({ phone, rule: { route: 'put_through' } });
  expect((await marks.of(account_id, phone))?.mark ?? null).toBeNull();
});

test.each([
  ['no number', { phone: 'Dana', rule: message }],
  ['a link', { phone, rule: { ...message, greeting: 'See example.com/now' } }],
  ['a long greeting', { phone, rule: { ...message, greeting: 'x'.repeat(121) } }],
])('422: %s', async (_, input) => {
  const { account_id } = await anOwner();
  await expect(set(account_id)(input)).rejects.toMatchObject({ status: 422 });
});

test('422: more rules than can be kept', async () => {
  const { account_id } = await anOwner();
  const people = Array.from({ length: RULES_MAX }, (_, i) => ({
    ...message,
    phone: Phone.parse(`+1612555${1000 + i}`),
    name: null,
    at: NOW.toISOString(),
  }));
  const { stored, rules } = await context.ringThrough.of(account_id);
  await context.commit(context.ringThrough.write({ ...rules, people, account_id }, stored));
  await expect(set(account_id)({ phone, rule: message })).rejects.toMatchObject({ status: 422 });
});

test('409: gives up against constant writers', async () => {
  const { account_id } = await anOwner();
  const commit = () => Promise.reject(new Fault('request.conflict'));
  await expect(set(account_id, { commit })({ phone, rule: message })).rejects.toMatchObject({ status: 409 });
});
