import { expect, test } from 'vitest';

import { choiceStore, recipientsOf } from '#functions/account/public.ts';
import { callNewsOf } from '#functions/calls/assistant/call-news.ts';
import { withMark } from '#functions/calls/assistant/domain/mark.ts';
import { callbackFixture, NOW } from '#functions/calls/callbacks/testing.ts';
import { handler } from '#functions/composition/messaging/jobs/send-message.ts';
import { browserStore, messageStore } from '#functions/messaging/public.ts';
import { optOutStore } from '#functions/messaging/store.ts';
import { fakeEmail } from '#functions/providers/email/fake.ts';
import { fakePush } from '#functions/providers/push/fake.ts';
import { fakeSms } from '#functions/providers/sms/fake.ts';
import { addHours } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';

const fixture = callbackFixture();
const { table, calls, notices } = fixture;
const news = callNewsOf(table);
const messages = messageStore(table);
const MORNING = addHours(NOW, 8);

/** A call whose text is held by the owner’s quiet hours, and what is sent of it when they end. */
async function held() {
  const owner = await fixture.anOwner();
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
    ...{ sms, email: fakeEmail(), push: fakePush(), clock: () => MORNING },
  });
  const change = async (next: Parameters<typeof calls.replace>[1] | null) => {
    const stored = (await calls.of(owner.account_id, call.id))!;
    await calls.commit(next ? calls.replace(stored, { ...stored, ...next }) : calls.remove(stored));
  };
  const sentLater = async () => {
    const text = (await messages.latest(500)).find(({ to }) => to === owner.phone)!;
    await send({ message_id: text.message_id });
    return [sms.sent.length, (await messages.of(text.message_id))?.state];
  };
  return { call, change, sentLater };
}

test('a text that quiet hours hold is sent in the morning', async () => {
  const { sentLater } = await held();
  expect(await sentLater()).toEqual([1, 'sent']);
});

test('not if the owner has marked the caller as spam by then', async () => {
  const { call, change, sentLater } = await held();
  await change({ ...call, ...withMark(call, 'spam') });
  expect(await sentLater()).toEqual([0, 'refused']);
});

test('nor if the call was deleted', async () => {
  const { change, sentLater } = await held();
  await change(null);
  expect(await sentLater()).toEqual([0, 'refused']);
});

test('an alert is sent though its call is not in the list yet; a message of no call is always news', async () => {
  const of = { account_id: newId('account'), call_id: newId('call'), created_at: NOW.toISOString() };
  expect(await news.isOld(of, addHours(NOW, 0.5))).toBe(false);
  expect(await news.isOld(of, addHours(NOW, 2))).toBe(true);
  expect(await news.isOld({ ...of, call_id: undefined }, addHours(NOW, 2))).toBe(false);
});
