import * as z from 'zod';

import { messageStore } from '#functions/messages/store.ts';
import { job } from '#functions/platform/job.ts';
import { table } from '#functions/platform/table/live.ts';
import { sms } from '#functions/providers/sms/live.ts';
import { MessageId } from '#shared/values/id.ts';

const live = { messages: messageStore(table), sms };

/**
 * Sends what stands in the outbox. A message that is marked as sent is not sent again; should the mark fail after the
 * sending, the next try sends it a second time, which is better than not at all.
 */
export const handler = job(
  'messages.sendMessage',
  z.object({ message_id: MessageId }),
  live,
  async ({ message_id }, { messages, sms }, now) => {
    const message = await messages.of(message_id);
    if (message?.state !== 'waiting') return;
    await sms.send(message);
    await messages.sent(message, now);
  },
);
