import { compose, composeMail, composePush, type PushLetter } from '#functions/messaging/letters/compose.ts';
import type { CallLetter } from '#functions/messaging/letters/calls/text.ts';
import type { Letter } from '#functions/messaging/letters/letter.ts';
import { type Message, messageStore } from '#functions/messaging/store.ts';
import { log } from '#functions/platform/log.ts';
import { startJob } from '#functions/platform/start-job.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';

export type { CallLetter };

type Posted = { write: Write; send: () => Promise<void> };

/**
 * The post: what is told is written with what it tells of, in one transaction, and sent once that stands. Where `held` says
 * until when somebody is not to be disturbed, the sweep sends it then.
 */
export const postOf = (table: Table, start = startJob) => {
  const messages = messageStore(table);
  const posted = (message: Message) => ({
    write: messages.enqueue(message),
    send: async () =>
      message.not_before
        ? undefined
        : start('messages.sendMessage', { message_id: message.message_id }).catch(() =>
            log.warn('message waits for the sweep', { purpose: message.purpose }),
          ),
  });
  return {
    /** A letter that is written down by `write` and leaves with `send`. Where that fails, the sweep sends it. */
    letter: (letter: Letter, now: Date, held?: Date): Posted => posted(compose(letter, now, held)),
    /** The same to the browsers of an account, which open `path`. */
    push: (letter: PushLetter, path: string, now: Date, held?: Date): Posted =>
      posted(composePush(letter, path, now, held)),
    /** What a text says of a call as a mail, whose button leads to `link`. */
    callMail: (letter: CallLetter, to: { email: string; link: string }, now: Date, held?: Date): Posted =>
      posted(composeMail(letter, to, now, held)),
  };
};
export type Post = ReturnType<typeof postOf>;
