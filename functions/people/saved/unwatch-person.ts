import { live } from '#functions/people/saved/subject.ts';
import { handle } from '#functions/platform/handle.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { saved } from '#shared/api/saved.ts';

/** The schedule stays until the next comparison finds nothing to compare. */
export const handler = handle(saved.unwatchPerson, live, async ({ input, member }, { people, watches }) => {
  const ids = [input.person_id, ...(await people.idsOf(input.person_id))];
  await retryOnConflict(async () => {
    const watch = await watches.of(member.accountId, ids);
    if (watch) await watches.commit(watches.forget(watch));
  });
  return {};
});
