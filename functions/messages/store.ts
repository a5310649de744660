import * as z from 'zod';

import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { MessageId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';
import { Phone } from '#shared/values/phone.ts';

/** Something we tell somebody. It is written down before it is sent, and sent from what was written. */
export const Message = z.object({
  message_id: MessageId,
  channel: z.literal('sms'),
  to: Phone,
  text: z.string(),
  language: z.enum(languages),
  purpose: z.enum(['search-ready']),
  state: z.enum(['waiting', 'sent']),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
});
export type Message = z.infer<typeof Message>;

const message: Entity<Message> = {
  schema: Message,
  key: keys.message,
  index: ({ message_id }) => index.outbox(message_id),
  expires: ({ created_at }) => new Date(Date.parse(created_at) + 30 * 86_400_000),
};

export const messageStore = (table: Table) => ({
  of: (message_id: MessageId) => table.get(message, keys.message({ message_id })),
  /** Puts a message in the outbox, in the same transaction as what it tells of. */
  enqueue: (item: Message): Write => table.put(message, item),
  sent: (was: Revised<Message>, now: Date) =>
    table.commit(table.put(message, { ...was, state: 'sent', sent_at: now.toISOString() }, was)),
  latest: (limit: number) => table.queryIndex(message, index.outbox(), limit),
});
export type MessageStore = ReturnType<typeof messageStore>;
