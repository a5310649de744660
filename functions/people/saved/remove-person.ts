import { live } from '#functions/people/saved/subject.ts';
import { handle } from '#functions/platform/handle.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { saved } from '#shared/api/saved.ts';

/** Works for a person whose listing was removed too: what is kept is the member’s own. */
export const handler = handle(saved.removePerson, live, async ({ input, member }, { people, saved, watches }) => {
  const { accountId: account_id } = member;
  const ids = [input.person_id, ...(await people.idsOf(input.person_id))];
  await retryOnConflict(async () => {
    const [item, watch] = await Promise.all([saved.of(account_id, ids), watches.of(account_id, ids)]);
    const writes = [...(item ? [saved.forget(item)] : []), ...(watch ? [watches.forget(watch)] : [])];
    if (writes.length) await saved.commit(...writes);
  });
  return {};
});
