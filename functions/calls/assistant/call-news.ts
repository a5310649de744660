import { callStore } from '#functions/calls/assistant/store.ts';
import type { CallNews } from '#functions/messaging/public.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { addHours } from '#shared/values/duration.ts';
import { isUnwanted } from '#shared/values/to-call-back.ts';

/** An alert is written while its call goes on, before the call is in the list. */
const LONGEST_CALL_HOURS = 1;

/** Whether a message about a call that was held by night is still worth sending in the morning. */
export const callNewsOf = (table: Table, calls = callStore(table)): CallNews => ({
  async isOld({ account_id, call_id, created_at }, now) {
    if (!account_id || !call_id) return false;
    const call = await calls.of(account_id, call_id);
    return call ? isUnwanted(call) : addHours(created_at, LONGEST_CALL_HOURS) < now;
  },
});
