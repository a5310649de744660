import * as z from 'zod';

import { callStore } from '#functions/calls/assistant/store.ts';
import { lineStore } from '#functions/calls/telephony/line-store.ts';
import type { CallNews } from '#functions/messaging/public.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { type AccountId, CallId } from '#shared/values/id.ts';
import { isUnwanted } from '#shared/values/to-call-back.ts';

/** Of a session, no more than which call it is: the rest is large. */
const session = { schema: z.object({ id: CallId }) };

/** Whether a message about a call is still worth sending. */
export const callNewsOf = (table: Table, { calls = callStore(table), lines = lineStore(table) } = {}): CallNews => {
  async function isUnfinished(account_id: AccountId, call_id: CallId): Promise<boolean> {
    const busy = (await lines.of(account_id))?.busy ?? [];
    const sessions = await table.getAll(
      session,
      busy.map(({ call_ref }) => keys.calling({ call_id: call_ref })),
    );
    return sessions.some(({ id }) => id === call_id);
  }

  return {
    async isOld({ account_id, call_id }) {
      if (!account_id || !call_id) return false;
      const call = await calls.of(account_id, call_id);
      if (call) return isUnwanted(call);
      // An alert is written while its call goes on, before the call is in the list.
      if (await isUnfinished(account_id, call_id)) return false;
      const ended = await calls.of(account_id, call_id); // it may have ended between the two
      return !ended || isUnwanted(ended);
    },
  };
};
