import { live as kept } from '#functions/people/saved/subject.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { table } from '#functions/platform/table/live.ts';
import { saved } from '#shared/api/saved.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { ...kept, limits: limiterOf(table) };

export const handler = handle(saved.writeNote, live, async ({ input, member, now }, { people, saved, limits }) => {
  const { accountId: account_id } = member;
  await limits.take('person-saved', { account: account_id }, now);
  const ids = [input.person_id, ...(await people.idsOf(input.person_id))];
  const { note } = input;
  // Of a removed person an earlier note stays until its member empties it.
  const isListed = note !== '' && (await people.currentTeasers([input.person_id], now)).has(input.person_id);
  return retryOnConflict(async () => {
    const was = await saved.of(account_id, ids);
    if (!was || (note && !isListed)) throw new Fault('people.not-found');
    const { revision: _, ...item } = was;
    const next = { ...item, note, noted_at: note ? now.toISOString() : null };
    await saved.commit(saved.keep(next, was));
    return { saved_at: next.saved_at, note, noted_at: next.noted_at };
  });
});
