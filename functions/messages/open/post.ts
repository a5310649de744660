import { compose } from '#functions/messages/letters/compose.ts';
import type { Letter } from '#functions/messages/letters/letter.ts';
import { messageStore } from '#functions/messages/store.ts';
import { log } from '#functions/platform/log.ts';
import { startJob } from '#functions/platform/start-job.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';

/** The post: what is told is written with what it tells of, in one transaction, and sent once that stands. */
export const postOf = (table: Table, start = startJob) => {
  const messages = messageStore(table);
  return {
    /** A letter that is written down by `write` and leaves with `send`. Where that fails, the sweep sends it. */
    letter(letter: Letter, now: Date): { write: Write; send: () => Promise<void> } {
      const message = compose(letter, now);
      return {
        write: messages.enqueue(message),
        send: () =>
          start('messages.sendMessage', { message_id: message.message_id }).catch(() =>
            log.warn('message waits for the sweep', { purpose: letter.purpose }),
          ),
      };
    },
  };
};
export type Post = ReturnType<typeof postOf>;
