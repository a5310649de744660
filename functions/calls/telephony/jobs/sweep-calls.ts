import * as z from 'zod';

import { job } from '#functions/platform/job.ts';
import { log } from '#functions/platform/log.ts';
import { startJob } from '#functions/platform/start-job.ts';
import { table } from '#functions/platform/table/live.ts';
import { callSessionStore } from '#functions/calls/turn/session-store.ts';
import { addMinutes } from '#shared/values/duration.ts';

const live = { sessions: callSessionStore(table), start: startJob };

/** Longer than a call and its message can last without an event. */
const STILL_MINUTES = 6;
const AT_MOST = 500;

/** Concludes idle calls: those whose end event got lost, or whose conclusion crashed. */
export const handler = job('telephony.sweepCalls', z.unknown(), live, async (_, { sessions, start }, now) => {
  for (const { call_ref } of await sessions.idleSince(addMinutes(now, -STILL_MINUTES), AT_MOST)) {
    await start('telephony.concludeCall', { call_ref }).catch((error: unknown) =>
      log.error('a call could not be concluded', { call_ref, error: String(error) }),
    );
  }
});
