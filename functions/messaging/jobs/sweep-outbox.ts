import * as z from 'zod';

import { messageStore } from '#functions/messaging/store.ts';
import { job } from '#functions/platform/job.ts';
import { startJob } from '#functions/platform/start-job.ts';
import { table } from '#functions/platform/table/live.ts';

const live = { messages: messageStore(table), startJob };

/** After so long a message was forgotten: who wrote it died before starting its job, or all tries of that failed. */
const FORGOTTEN_SECONDS = 120;
/** So many at a time; the others are older at the next sweep. */
const MOST = 100;

/**
 * Starts what was held until now, and again what still waits. It reads nothing but these, so that an empty outbox costs two
 * small queries; what is held for later is not read.
 */
export const handler = job('messages.sweepOutbox', z.unknown(), live, async (_, { messages, startJob }, now) => {
  const since = new Date(now.getTime() - FORGOTTEN_SECONDS * 1000).toISOString();
  const [held, waiting] = await Promise.all([messages.letGo(now, MOST), messages.waiting(MOST)]);
  const forgotten = waiting.filter(({ created_at }) => created_at <= since);
  for (const { message_id } of [...held, ...forgotten]) await startJob('messages.sendMessage', { message_id });
});
