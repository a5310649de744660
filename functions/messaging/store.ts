import * as z from 'zod';

import { Message } from '#functions/messaging/domain/message.ts';
import { keptFrom } from '#functions/platform/table/expiry.ts';
import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import type { MessageId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';
import { endOfLife } from '#shared/values/retention.ts';

export { Message, newMessage } from '#functions/messaging/domain/message.ts';

const message: Entity<Message> = {
  schema: Message,
  key: keys.message,
  index: ({ message_id, state, not_before }) =>
    state === 'waiting' && not_before
      ? index.held(not_before, message_id)
      : index.outbox(message_id, state === 'waiting'),
  expires: keptFrom('message', ({ created_at }) => created_at),
};

/** A number that opted out of texts. */
const OptOut = z.object({ phone: Phone, at: z.iso.datetime() });
type OptOut = z.infer<typeof OptOut>;
const optOut: Entity<OptOut> = { schema: OptOut, key: keys.optOut };

export const messageStore = (table: Table) => ({
  of: (message_id: MessageId) => table.get(message, keys.message({ message_id })),
  /** Puts a message in the outbox, in the transaction of what it reports. */
  enqueue: (item: Message): Write => table.put(message, item),
  /** Deletes a message whose recipient is to be forgotten, sent or not. */
  forget: (message_id: MessageId): Write => table.remove(keys.message({ message_id })),
  /** Stores the next state of a message. @throws request.conflict if another attempt changed it */
  async replace(current: Revised<Message>, next: Message): Promise<Revised<Message>> {
    await table.commit(table.put(message, next, current));
    return { ...next, revision: current.revision + 1 };
  },
  /** Newest first, delivered or not. */
  async latest(limit: number): Promise<Revised<Message>[]> {
    const lists = await Promise.all(
      [index.outbox('', true), index.outbox(), index.allHeld].map((list) => table.queryIndex(message, list, limit)),
    );
    const newest = lists.flat().sort((a, b) => (a.message_id < b.message_id ? 1 : -1));
    return newest.slice(0, limit);
  },
  /** Those that wait longest, oldest first. */
  waiting: (limit: number) => table.queryIndex(message, index.outbox('', true), limit, 'oldest first'),
  /** Messages whose quiet hours are over, oldest first. */
  letGo: (now: Date, limit: number) =>
    table.queryIndex(message, index.waitingBy('HELD', now.toISOString()), limit, 'oldest first'),
});
export type MessageStore = ReturnType<typeof messageStore>;

export const optOutStore = (table: Table) => ({
  of: (phone: Phone) => table.get(optOut, keys.optOut({ phone })),
  begin: (phone: Phone, now: Date): Write => table.put(optOut, { phone, at: now.toISOString() }),
  end: (current: Revised<OptOut>): Write => table.remove(keys.optOut(current), current),
  commit: (...writes: Write[]) => table.commit(...writes),
});

const HELP_A_DAY = 3;

export const helpStore = (table: Table) => ({
  /** Whether this number may get another HELP reply today. */
  async take(phone: Phone, now: Date): Promise<boolean> {
    const day = now.toISOString().slice(0, 10);
    const forgotten = endOfLife('limit', now);
    return (await table.takeOne(keys.limit({ what: 'help', subject: phone, day }), HELP_A_DAY, forgotten)) > 0;
  },
});
