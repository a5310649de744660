import { historyStore } from '#functions/people/opened-store.ts';
import { searchStore } from '#functions/people/store.ts';
import { batchesOf } from '#shared/values/batches.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { people } from '#shared/api/people.ts';

const live = { history: historyStore(table), searches: searchStore(table) };

/** Searches per transaction; each takes three writes. */
const AT_ONCE = 30;

export const handler = handle(people.deleteSearches, live, async ({ member, now }, { history, searches }) => {
  let deleted = 0;
  await retryOnConflict(async () => {
    const all = await history.list(member.accountId, now);
    for (const some of batchesOf(all, AT_ONCE)) {
      await history.commit(...some.flatMap((past) => [history.forget(past), ...searches.forget(past.search_id)]));
      deleted += some.length;
    }
  });
  return { deleted };
});
