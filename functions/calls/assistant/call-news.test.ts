import { describe, expect, test } from 'vitest';

import { choiceStore, recipientsOf } from '#functions/account/public.ts';
import { callNewsOf } from '#functions/calls/assistant/call-news.ts';
import { withMark } from '#functions/calls/assistant/domain/mark.ts';
import { callbackFixture, NOW } from '#functions/calls/callbacks/testing.ts';
import { callFixture } from '#functions/calls/telephony/testing.ts';
import { handler } from '#functions/composition/messaging/jobs/send-message.ts';
import { browserStore, messageStore } from '#functions/messaging/public.ts';
import { optOutStore } from '#functions/messaging/store.ts';
import { fakeEmail } from '#functions/providers/email/fake.ts';
import { fakePush } from '#functions/providers/push/fake.ts';
import { fakeSms } from '#functions/providers/sms/fake.ts';
import { addHours, addMinutes } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';

const fixture = callbackFixture();
const { table, calls, notices } = fixture;
const news = callNewsOf(table);
const messages = messageStore(table);
const MORNING = addHours(NOW, 8);

/** A call whose text waits, for the end of the owner’s quiet hours or for another try; and what is sent of it then. */
async function waiting(isHeld: boolean) {
  const owner = await fixture.anOwner();
  const at = isHeld ? MORNING : addMinutes(NOW, 6);
  if (isHeld)
    await choiceStore(table).change(owner.account_id, ({ notifications, ...rest }) => ({
      ...rest,
      notifications: { ...notifications, quiet_hours: { from: '13:00', to: '14:00' } },
    }));
  const call = await fixture.aCallOf(owner.account_id);
  const { settings } = await fixture.ownerOf(owner.account_id);
  await table.commit(...(await notices.missedCall({ owner, settings, call }, NOW)).writes);
  const sms = fakeSms();
  const stores = { messages, optOuts: optOutStore(table), browsers: browserStore(table) };
  const send = handler.with({
    ...{ ...stores, recipients: recipientsOf(table), callNews: news, keepsWords: () => true },
    ...{ sms, email: fakeEmail(), push: fakePush(), clock: () => at },
  });
  const change = async (next: Parameters<typeof calls.replace>[1] | null) => {
    const stored = (await calls.of(owner.account_id, call.id))!;
    await calls.commit(next ? calls.replace(stored, { ...stored, ...next }) : calls.remove(stored));
  };
  const sentLater = async () => {
    const text = (await messages.latest(500)).find(({ to }) => to === owner.phone)!;
    await send({ message_id: text.message_id });
    const { state, refused_because } = (await messages.of(text.message_id))!;
    return [sms.sent.length, state, ...(refused_because ? [refused_because] : [])];
  };
  return { call, change, sentLater };
}

describe.each([
  ['by quiet hours', true],
  ['for another try', false],
])('a text that waits %s', (_, isHeld) => {
  test('is sent', async () => {
    const { sentLater } = await waiting(isHeld);
    expect(await sentLater()).toEqual([1, 'sent']);
  });

  test('is not if the owner has marked the caller as spam by then', async () => {
    const { call, change, sentLater } = await waiting(isHeld);
    await change({ ...call, ...withMark(call, 'spam') });
    expect(await sentLater()).toEqual([0, 'refused', 'call-settled']);
  });

  test('nor if the call was deleted', async () => {
    const { change, sentLater } = await waiting(isHeld);
    await change(null);
    expect(await sentLater()).toEqual([0, 'refused', 'call-settled']);
  });
});

test('an alert is sent while its call goes on, which is not in the list yet; a message of no call is always news', async () => {
  const turns = callFixture(table);
  const owner = await turns.anOwner();
  const { account_id } = owner;
  const { call_ref } = await turns.ring(owner.number);
  const call_id = (await turns.context.sessions.of(call_ref))!.id;
  expect(await news.isOld({ account_id, call_id })).toBe(false);
  expect(await news.isOld({ account_id, call_id: newId('call') })).toBe(true);
  expect(await news.isOld({ account_id, call_id: undefined })).toBe(false);
  await turns.conclude(call_ref);
  expect(await news.isOld({ account_id, call_id })).toBe(false);
  const stored = (await calls.of(account_id, call_id))!;
  await calls.commit(calls.remove(stored));
  expect(await news.isOld({ account_id, call_id })).toBe(true);
});
