import { live as kept, stateOf, viewableSubject } from '#functions/people/saved/subject.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { table } from '#functions/platform/table/live.ts';
import { saved } from '#shared/api/saved.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { figures } from '#shared/values/figures.ts';

const live = { ...kept, limits: limiterOf(table) };

export const handler = handle(saved.savePerson, live, async ({ input, member, from, now }, deps) => {
  const { accountId: account_id } = member;
  await deps.limits.take('person-saved', { account: account_id }, now);
  const subject = await viewableSubject(input.person_id, from.country, deps, now);
  await retryOnConflict(async () => {
    if (await deps.saved.of(account_id, subject.ids)) return;
    if ((await deps.saved.list(account_id)).length >= figures.savedPeople) throw new Fault('request.too-many');
    const item = { account_id, person_id: subject.ids[1], saved_at: now.toISOString(), note: '', noted_at: null };
    await deps.saved.commit(deps.saved.keep(item));
  });
  return stateOf(subject, member, deps, now);
});
