import * as z from 'zod';

import { messageStore } from '#functions/messaging/store.ts';
import { job } from '#functions/platform/job.ts';
import { startJob } from '#functions/platform/start-job.ts';
import { table } from '#functions/platform/table/live.ts';

const live = { messages: messageStore(table), startJob };

/** After this, a waiting message has no job: its writer crashed before starting it, or all retries failed. */
const FORGOTTEN_SECONDS = 120;
/** The most messages of one sweep; the next sweep takes the rest. */
const MOST = 100;

/**
 * Starts the delivery of messages whose hold is over, and restarts those that still wait. An empty outbox costs two small
 * queries.
 */
export const handler = job('messages.sweepOutbox', z.unknown(), live, async (_, { messages, startJob }, now) => {
  const since = new Date(now.getTime() - FORGOTTEN_SECONDS * 1000).toISOString();
  const [held, waiting] = await Promise.all([messages.letGo(now, MOST), messages.waiting(MOST)]);
  const forgotten = waiting.filter(({ created_at }) => created_at <= since);
  for (const { message_id } of [...held, ...forgotten]) await startJob('messages.sendMessage', { message_id });
});
