import {
  type MailedCall,
  renderMessage,
  renderCallMail,
  renderPush,
  type PushMessage,
} from '#functions/messaging/templates/render.ts';
import type { CallMessage } from '#functions/messaging/templates/calls/text.ts';
import type { TemplateMessage } from '#functions/messaging/templates/params.ts';
import { type Message, messageStore } from '#functions/messaging/store.ts';
import { log } from '#functions/platform/log.ts';
import { startJob } from '#functions/platform/start-job.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import type { CallId, MessageId } from '#shared/values/id.ts';

export type { CallMessage };

type QueuedMessage = { message_id: MessageId; write: Write; send: () => Promise<void> };

/** Until when a message is held, if it is, and the call that it is about: it is not sent if that call is spam, or deleted, by then. */
export type Held = { until: Date | undefined; call_id: CallId | null };

/** Messages are written in the transaction of what they report, and sent once it commits. `held` delays them. */
export const outboxOf = (table: Table, start = startJob) => {
  const messages = messageStore(table);
  const queued = (rendered: Message, held: Held | undefined): QueuedMessage => {
    const message = { ...rendered, ...(held?.call_id && { call_id: held.call_id }) };
    const { message_id, not_before, purpose } = message;
    return {
      message_id,
      write: messages.enqueue(message),
      send: async () =>
        not_before
          ? undefined
          : start('messages.sendMessage', { message_id }).catch(() =>
              log.warn('message waits for the sweep', { purpose }),
            ),
    };
  };
  return {
    /** `write` joins the transaction, `send` starts the delivery after the commit. If that fails, the sweep sends it. */
    queue: (message: TemplateMessage, now: Date, held?: Held): QueuedMessage =>
      queued(renderMessage(message, now, held?.until), held),
    /** To all browsers of an account; a click opens `path`. */
    queuePush: (message: PushMessage, path: string, now: Date, held?: Held): QueuedMessage =>
      queued(renderPush(message, path, now, held?.until), held),
    /** The mail version of a text about a call; its button opens `link`. */
    queueCallMail: (message: CallMessage, to: MailedCall, now: Date, held?: Held): QueuedMessage =>
      queued(renderCallMail(message, to, now, held?.until), held),
  };
};
export type Outbox = ReturnType<typeof outboxOf>;
