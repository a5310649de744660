import { afterAll, expect, test } from 'vitest';

import { handler } from '#functions/messages/jobs/sweep-outbox.ts';
import { messageStore, newMessage } from '#functions/messages/store.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { Phone } from '#shared/values/phone.ts';

const table = await temporaryTable();
afterAll(() => table[Symbol.asyncDispose]());

const messages = messageStore(table);
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

async function written(at: Date): Promise<string> {
  const told = { language: 'en', purpose: 'search-ready', account_id: null, send_before: null } as const;
  const message = newMessage({ channel: 'sms', to: Phone.parse('+12185550142'), text: 'Hello', ...told }, at);
  await table.commit(messages.enqueue(message));
  return message.message_id;
}

test('what was forgotten is started again, the oldest first; what is new or done is left alone', async () => {
  const started: string[] = [];
  const startJob = async (id: string, input: object) => void started.push(`${id} ${Object.values(input).join()}`);
  const sweep = handler.with({ messages, startJob });
  await sweep({});
  expect(started).toEqual([]);

  const [older, old] = [await written(ago(300)), await written(ago(121))];
  await written(ago(60));
  const done = await messages.of((await written(ago(600))) as never);
  if (done) await messages.replace(done, { ...done, state: 'sent' });
  await sweep({ time: 'whatever the clock sends' });
  expect(started).toEqual([`messages.sendMessage ${older}`, `messages.sendMessage ${old}`]);
});

test('all of it is in the outbox, whatever became of it', async () => {
  const latest = await messages.latest(3);
  expect(latest.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
  expect((await messages.latest(10)).map(({ state }) => state)).toContain('sent');
});
