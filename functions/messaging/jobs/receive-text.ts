import { InboundText } from '#functions/messaging/domain/inbound-text.ts';
import { wishOf } from '#functions/messaging/domain/replies.ts';
import { outboxOf } from '#functions/messaging/outbox.ts';
import type { Recipients } from '#functions/messaging/recipients.ts';
import { helpStore, optOutStore } from '#functions/messaging/store.ts';
import { job } from '#functions/platform/job.ts';
import { table } from '#functions/platform/table/live.ts';
import type { Write } from '#functions/platform/table/table.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { varietyOf } from '#shared/values/portuguese.ts';
import { portugueseOf } from '#shared/values/variety.ts';

const live = {
  optOuts: optOutStore(table),
  help: helpStore(table),
  outbox: outboxOf(table),
};

/**
 * Handles a text to our number. STOP and START are confirmed if they change something, HELP is answered three times a
 * day, so that two machines cannot reply to each other endlessly.
 */
export const receiveTextHandler = (recipients: Recipients) =>
  job(
    'messages.receiveText',
    InboundText,
    { ...live, recipients },
    async ({ from, body }, { recipients, optOuts, help, outbox }, now) => {
      const reply = wishOf(body);
      if (!reply) return;
      const account = await recipients.byPhone(from);
      const language = varietyOf(account?.language ?? reply.language, portugueseOf(from));
      const to = { to: from, account_id: account?.account_id ?? null, language };

      async function answer(purpose: 'opted-out' | 'opted-in' | 'help', ...writes: Write[]): Promise<void> {
        const message = outbox.queue({ purpose, ...to, params: {} }, now);
        await optOuts.commit(message.write, ...writes);
        await message.send();
      }
      await retryOnConflict(async () => {
        const optedOut = await optOuts.of(from);
        if (reply.wish === 'stop' && !optedOut) await answer('opted-out', optOuts.begin(from, now));
        if (reply.wish === 'start' && optedOut) await answer('opted-in', optOuts.end(optedOut));
        if (reply.wish === 'help' && !optedOut && (await help.take(from, now))) await answer('help');
      });
    },
  );
