import { expect, test } from 'vitest';

import { handler } from '#functions/messaging/jobs/sweep-outbox.ts';
import { messageStore, newMessage } from '#functions/messaging/store.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();

const messages = messageStore(table);
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

async function queuedAt(at: Date, not_before: Date | null = null): Promise<string> {
  const common = { language: 'en', purpose: 'search-ready', account_id: null, send_before: null } as const;
  const message = newMessage(
    {
      channel: 'sms',
      to: Phone.parse('+12185550142'),
      text: 'Hello',
      ...common,
      not_before: not_before && not_before.toISOString(),
    },
    at,
  );
  await table.commit(messages.enqueue(message));
  return message.message_id;
}

test('restarts overdue messages, oldest first, and leaves new and final ones alone', async () => {
  const started: string[] = [];
  const startJob = async (id: string, input: object) => void started.push(`${id} ${Object.values(input).join()}`);
  const sweep = handler.with({ messages, startJob });
  await sweep({});
  expect(started).toEqual([]);

  const [older, old] = [await queuedAt(ago(300)), await queuedAt(ago(121))];
  await queuedAt(ago(60));
  const sentMessage = await messages.of((await queuedAt(ago(600))) as never);
  if (sentMessage) await messages.replace(sentMessage, { ...sentMessage, state: 'sent' });
  await sweep({ time: 'whatever the clock sends' });
  expect(started).toEqual([`messages.sendMessage ${older}`, `messages.sendMessage ${old}`]);
});

test('lists messages of every state', async () => {
  const latest = await messages.latest(3);
  expect(latest.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
  expect((await messages.latest(10)).map(({ state }) => state)).toContain('sent');
});

test('starts held messages when due without blocking the others', async () => {
  const started: string[] = [];
  const startJob = async (_: string, { message_id }: { message_id?: string }) => void started.push(message_id ?? '');
  const sweep = handler.with({ messages, startJob });
  const later = await queuedAt(ago(700), ago(-60));
  await sweep({});
  expect(started).not.toContain(later);
  expect((await messages.latest(10)).map(({ message_id }) => message_id)).toContain(later);
  const due = await queuedAt(ago(10), ago(1));
  await sweep({});
  expect(started.filter((id) => id === later || id === due)).toEqual([due]);
  process.env.CLOCK_OFFSET_SECONDS = '61';
  await sweep({}).finally(() => delete process.env.CLOCK_OFFSET_SECONDS);
  expect(started).toContain(later);
  for (const id of [later, due]) {
    const message = (await messages.of(id as never))!;
    await messages.replace(message, { ...message, state: 'sent' });
  }
  expect(await messages.letGo(ago(-3600), 10)).toEqual([]);
});
