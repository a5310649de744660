import { isRunning, type CallSession, callSessionStore } from '#functions/calls/turn/session-store.ts';
import { lineStore } from '#functions/calls/telephony/line-store.ts';
import type { Revised, Table } from '#functions/platform/table/table.ts';
import type { AccountId } from '#shared/values/id.ts';

/** The calls of an account that go on, the first one first: the lines in use name them. Two reads, or one without a call. */
export function liveCalls(table: Table) {
  const [lines, sessions] = [lineStore(table), callSessionStore(table)];
  return {
    async of(account_id: AccountId, now: Date): Promise<Revised<CallSession>[]> {
      const busy = (await lines.of(account_id))?.busy ?? [];
      if (busy.length === 0) return [];
      const found = await sessions.among(busy.map(({ call_ref }) => call_ref));
      return found
        .filter((call) => call.account_id === account_id && isRunning(call, now))
        .sort((a, b) => a.begun_at.localeCompare(b.begun_at));
    },
    replace: sessions.replace,
    commit: sessions.commit,
  };
}
