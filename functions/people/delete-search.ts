import { historyStore } from '#functions/people/opened-store.ts';
import { searchStore } from '#functions/people/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { people } from '#shared/api/people.ts';

const live = { history: historyStore(table), searches: searchStore(table) };

// Idempotent, and silent on whether the id exists (ADR 65).
export const handler = handle(people.deleteSearch, live, async ({ input, member, now }, { history, searches }) =>
  retryOnConflict(async () => {
    const past = await history.of(member.accountId, input.search_id, now);
    if (past) await history.commit(history.forget(past), ...searches.forget(past.search_id));
    return {};
  }),
);
