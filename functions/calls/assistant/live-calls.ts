import { isBeingWritten, isRunning, type CallSession, callSessionStore } from '#functions/calls/turn/session-store.ts';
import { lineStore } from '#functions/calls/telephony/line-store.ts';
import type { Revised, Table } from '#functions/platform/table/table.ts';
import type { AccountId } from '#shared/values/id.ts';

export function liveCalls(table: Table) {
  const [lines, sessions] = [lineStore(table), callSessionStore(table)];
  /** Those of an account that the lines name, the first one first. Two reads, or one without a call. */
  async function named(account_id: AccountId): Promise<Revised<CallSession>[]> {
    const busy = (await lines.of(account_id))?.busy ?? [];
    if (busy.length === 0) return [];
    const found = await sessions.among(busy.map(({ call_ref }) => call_ref));
    return found.filter((call) => call.account_id === account_id).sort((a, b) => a.begun_at.localeCompare(b.begun_at));
  }
  return {
    /** The calls that go on. */
    of: async (account_id: AccountId, now: Date): Promise<Revised<CallSession>[]> =>
      (await named(account_id)).filter((call) => isRunning(call, now)),
    /** Also those that have ended and are not in the list yet: one transaction moves a call from here to there. */
    untilListed: async (account_id: AccountId, now: Date): Promise<Revised<CallSession>[]> =>
      (await named(account_id)).filter((call) => isRunning(call, now) || isBeingWritten(call)),
    replace: sessions.replace,
    commit: sessions.commit,
  };
}
