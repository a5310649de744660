import { afterAll, expect, test } from 'vitest';

import { handler } from '#functions/messages/jobs/send-message.ts';
import { type Message, messageStore } from '#functions/messages/store.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { fakeSms } from '#functions/providers/sms/fake.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const table = await temporaryTable();
afterAll(() => table[Symbol.asyncDispose]());

const messages = messageStore(table);
async function waiting(): Promise<Message> {
  const message: Message = {
    message_id: newId('message'),
    channel: 'sms',
    to: Phone.parse('+12185550142'),
    text: 'Calluna: 1 person found.',
    language: 'en',
    purpose: 'search-ready',
    state: 'waiting',
    created_at: '2026-11-21T12:00:00.000Z',
    sent_at: null,
  };
  await table.commit(messages.enqueue(message));
  return message;
}

test('a waiting message is sent and marked, and not sent again', async () => {
  const sms = fakeSms();
  const send = handler.with({ messages, sms });
  const { message_id, to, text } = await waiting();
  await send({ message_id });
  await send({ message_id });
  expect(sms.sent).toEqual([{ to, text }]);
  expect(await messages.of(message_id)).toMatchObject({ state: 'sent' });
});

test('a message that the carrier did not take goes on waiting', async () => {
  const { message_id } = await waiting();
  const send = handler.with({ messages, sms: { send: async () => Promise.reject(new Error('no line')) } });
  await expect(send({ message_id })).rejects.toThrow('no line');
  expect(await messages.of(message_id)).toMatchObject({ state: 'waiting' });
});

test('a message that never was is nothing to send', async () => {
  const sms = fakeSms();
  await handler.with({ messages, sms })({ message_id: newId('message') });
  expect(sms.sent).toEqual([]);
});
