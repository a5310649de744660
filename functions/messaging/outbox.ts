import { renderMessage, renderCallMail, renderPush, type PushMessage } from '#functions/messaging/templates/render.ts';
import type { CallMessage } from '#functions/messaging/templates/calls/text.ts';
import type { TemplateMessage } from '#functions/messaging/templates/params.ts';
import { type Message, messageStore } from '#functions/messaging/store.ts';
import { log } from '#functions/platform/log.ts';
import { startJob } from '#functions/platform/start-job.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import type { MessageId } from '#shared/values/id.ts';

export type { CallMessage };

type QueuedMessage = { message_id: MessageId; write: Write; send: () => Promise<void> };

/** Messages are written in the transaction of what they report, and sent once it commits. `held` delays them. */
export const outboxOf = (table: Table, start = startJob) => {
  const messages = messageStore(table);
  const queued = (message: Message) => ({
    message_id: message.message_id,
    write: messages.enqueue(message),
    send: async () =>
      message.not_before
        ? undefined
        : start('messages.sendMessage', { message_id: message.message_id }).catch(() =>
            log.warn('message waits for the sweep', { purpose: message.purpose }),
          ),
  });
  return {
    /** `write` joins the transaction, `send` starts the delivery after the commit. If that fails, the sweep sends it. */
    queue: (message: TemplateMessage, now: Date, heldUntil?: Date): QueuedMessage =>
      queued(renderMessage(message, now, heldUntil)),
    /** To all browsers of an account; a click opens `path`. */
    queuePush: (message: PushMessage, path: string, now: Date, heldUntil?: Date): QueuedMessage =>
      queued(renderPush(message, path, now, heldUntil)),
    /** The mail version of a text about a call; its button opens `link`. */
    queueCallMail: (
      message: CallMessage,
      to: { email: string; link: string },
      now: Date,
      heldUntil?: Date,
    ): QueuedMessage => queued(renderCallMail(message, to, now, heldUntil)),
  };
};
export type Outbox = ReturnType<typeof outboxOf>;
