import type { CallLetter } from '#functions/messages/letters/calls/text.ts';
import { compose, composePush } from '#functions/messages/letters/compose.ts';
import type { Letter } from '#functions/messages/letters/letter.ts';
import { type Message, messageStore } from '#functions/messages/store.ts';
import { log } from '#functions/platform/log.ts';
import { startJob } from '#functions/platform/start-job.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import type { AccountId } from '#shared/values/id.ts';

type Posted = { write: Write; send: () => Promise<void> };

/** The post: what is told is written with what it tells of, in one transaction, and sent once that stands. */
export const postOf = (table: Table, start = startJob) => {
  const messages = messageStore(table);
  const posted = (message: Message) => ({
    write: messages.enqueue(message),
    send: () =>
      start('messages.sendMessage', { message_id: message.message_id }).catch(() =>
        log.warn('message waits for the sweep', { purpose: message.purpose }),
      ),
  });
  return {
    /** A letter that is written down by `write` and leaves with `send`. Where that fails, the sweep sends it. */
    letter: (letter: Letter, now: Date): Posted => posted(compose(letter, now)),
    /** The same to the browsers of an account, which open `path`. */
    push: (letter: CallLetter & { account_id: AccountId }, path: string, now: Date): Posted =>
      posted(composePush(letter, path, now)),
  };
};
export type Post = ReturnType<typeof postOf>;
