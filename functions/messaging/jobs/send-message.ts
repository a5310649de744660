import * as z from 'zod';

import { browserStore } from '#functions/messaging/browsers.ts';
import { dueFor, emptied } from '#functions/messaging/domain/delivery.ts';
import type { CallNews, Recipients } from '#functions/messaging/recipients.ts';
import { type Message, messageStore, optOutStore } from '#functions/messaging/store.ts';
import { isDevServer } from '#functions/platform/environment.ts';
import { job } from '#functions/platform/job.ts';
import { log } from '#functions/platform/log.ts';
import { table } from '#functions/platform/table/live.ts';
import { email } from '#functions/providers/email/live.ts';
import { push } from '#functions/providers/push/live.ts';
import { sms } from '#functions/providers/sms/live.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import { MessageId } from '#shared/values/id.ts';

const live = {
  messages: messageStore(table),
  optOuts: optOutStore(table),
  browsers: browserStore(table),
  sms,
  email,
  push,
  /** Whether the content is kept after delivery: only the dev server shows an outbox. */
  keepsWords: isDevServer,
};
type Ways = Pick<typeof live, 'sms' | 'email' | 'push' | 'browsers'>;

/**
 * Delivers an outbox message, at least once: a second run finds it sent or in delivery. If only the update after the delivery
 * fails, the next run delivers it again.
 */
export const sendMessageHandler = (recipients: Recipients, callNews: CallNews) =>
  job(
    'messages.sendMessage',
    z.object({ message_id: MessageId }),
    { ...live, recipients, callNews },
    async ({ message_id }, { messages, optOuts, recipients, callNews, keepsWords, ...ways }, now) => {
      const stored = await messages.of(message_id);
      if (!stored) return;
      const { channel, purpose } = stored;
      const isOptedOut = stored.channel === 'sms' && (await optOuts.of(stored.to)) !== undefined;
      const hasLeft = stored.not_before && stored.account_id ? await recipients.isClosed(stored.account_id) : false;
      const isOld = await callNews.isOld(stored);
      const due = dueFor(stored, { isOptedOut, hasLeft, isOld }, now);
      if (due === 'nothing') return;
      const rest = (message: Message) => (keepsWords() ? message : emptied(message));
      try {
        if (due === 'give up') {
          await messages.replace(stored, rest({ ...stored, state: 'failed' }));
          log.error('a message was given up', { message_id, channel, purpose, error: stored.failed?.error });
          return;
        }
        if (due !== 'send') {
          await messages.replace(stored, rest({ ...stored, state: 'refused', refused_because: due }));
          log.info('a message was refused', { message_id, channel, purpose, because: due });
          return;
        }
        const claimed = await messages.replace(stored, { ...stored, tried_at: now.toISOString() });
        await deliver(stored, ways).catch(async (error: unknown) => {
          const failed = { at: now.toISOString(), error: error instanceof Error ? error.name : 'unknown' };
          await messages.replace(claimed, { ...stored, tried_at: null, failed }); // for the next try
          throw error;
        });
        await messages.replace(claimed, rest({ ...stored, state: 'sent', sent_at: now.toISOString() }));
        log.info('a message was sent', { message_id, channel, purpose });
      } catch (error) {
        if (asFault(error).code !== 'request.conflict') throw error; // otherwise another attempt won
      }
    },
  );

async function deliver(message: Message, { sms, email, push, browsers }: Ways): Promise<void> {
  if (message.channel === 'sms') return sms.send(message);
  if (message.channel === 'email') return email.send(message);
  const { message_id: tag, subject: title, text, path, language, to, is_silent: silent } = message;
  const reached = await Promise.allSettled(
    (await browsers.all(to)).map(async (browser) => {
      const outcome = await push.send(browser, { tag, title, text, path, language, silent });
      if (outcome === 'gone') await browsers.remove(browser);
    }),
  );
  // One browser out of reach keeps nothing from the others; it is tried again, and those show the same once.
  const lost = reached.find(({ status }) => status === 'rejected');
  if (lost?.status === 'rejected') throw lost.reason;
}
