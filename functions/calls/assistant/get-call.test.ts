import { expect, test } from 'vitest';

import { accountStore, contactStore } from '#functions/account/public.ts';
import { handler } from '#functions/calls/assistant/get-call.ts';
import { assistantFixture, NOW } from '#functions/calls/assistant/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { type AccountId, newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const { table, calls, answering, marks, anOwner, aCallOf } = assistantFixture();
const context = { accounts: accountStore(table), contacts: contactStore(table), calls, answering, marks };
const get = (accountId: AccountId, whoHas = async () => undefined) =>
  calling(assistant.getCall, handler.with({ ...context, whoHas, clock: () => NOW }), { as: aMember(accountId) });

test('200: returns everything stored about a call, with its upcoming appointment', async () => {
  const { account_id } = await anOwner();
  const earlier = await aCallOf(account_id, { id: newId('call', 1), reason: 'The quote' });
  const other = await aCallOf(account_id, { id: newId('call', 2), caller_number: '+16125550199' });
  const call = await aCallOf(account_id, { id: newId('call', 3) });
  const response = await get(account_id)({ call_id: call.id });
  expect(response).toMatchObject({
    call: { id: call.id, caller_name: 'Dana Brandt' },
    tz: 'America/Chicago',
    offered: ['2026-11-23T16:30:00.000Z'],
    transcript: [{ who: 'caller', unsure: [[19, 27]] }],
    mark: null,
    card: null,
    history: [{ id: earlier.id, reason: 'The quote' }],
  });
  expect(JSON.stringify(response)).not.toContain(other.id);
});

test('200: withheld callers are strangers to each other: none has earlier calls', async () => {
  const { account_id } = await anOwner();
  await aCallOf(account_id, { id: newId('call', 1), caller_number: '', reason: 'The result of my scan' });
  const call = await aCallOf(account_id, { id: newId('call', 2), caller_number: '' });
  const response = await get(account_id)({ call_id: call.id });
  expect(response).toMatchObject({ history: [], mark: null, card: null });
});

test('200: names the caller from the owner’s contacts and keeps the owner’s mark', async () => {
  const { account_id } = await anOwner();
  const call = await aCallOf(account_id);
  const phone = Phone.parse(call.caller_number);
  await context.contacts.replaceAll(account_id, [{ phone, name: 'Dana (boat)', read_at: NOW.toISOString() }]);
  await calls.commit(marks.set({ account_id, phone, mark: 'not_spam', at: NOW.toISOString() }));
  const response = await get(account_id)({ call_id: call.id });
  expect(response).toMatchObject({
    mark: 'not_spam',
    card: { name: 'Dana (boat)', is_contact: true, confidence: 'high' },
  });
});

test('200: shows no words after their time, before they are deleted', async () => {
  const { account_id } = await anOwner();
  const call = await aCallOf(account_id);
  const details = (await calls.detailsOf(account_id, call.id))!;
  const deleted_at = NOW.toISOString();
  await calls.commit(calls.replaceDetails(details, { ...details, deleted_at }));
  const response = await get(account_id)({ call_id: call.id });
  expect(response).toMatchObject({ transcript: [], callback_text: null, deleted_at: null });
  expect(response.call).toMatchObject({ id: call.id, transcript_preview: '', has_audio: false });
});

test('404: rejects another account’s and an unknown call', async () => {
  const [mine, theirs] = [await anOwner(), await anOwner()];
  const { id } = await aCallOf(theirs.account_id);
  for (const call_id of [id, newId('call')])
    await expect(get(mine.account_id)({ call_id })).rejects.toMatchObject({ code: 'assistant.unknown-call' });
});

test('404: a caller’s chat has no calls', async () => {
  const { account_id } = await anOwner();
  const { id: call_id } = await aCallOf(account_id);
  const as = { role: 'chat', webchatId: newId('webchat'), accountId: null } as const;
  await expect(calling(assistant.getCall, handler.with(context), { as })({ call_id })).rejects.toMatchObject({
    status: 404,
  });
});
