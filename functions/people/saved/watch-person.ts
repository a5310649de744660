import { nextComparison } from '#functions/people/saved/domain/changes.ts';
import { live as kept, stateOf, viewableSubject } from '#functions/people/saved/subject.ts';
import { currentDigests } from '#functions/people/saved/fact-digests.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { table } from '#functions/platform/table/live.ts';
import type { Vendor } from '#functions/providers/people-data/live.ts';
import { saved } from '#shared/api/saved.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { figures } from '#shared/values/figures.ts';

/** No vendor is asked: a watch follows our own index. */
const live = { ...kept, limits: limiterOf(table), vendors: async (): Promise<Vendor[]> => [] };

/** Only who has opened the report is notified of changes in it. Watching saves the person, so that the watch is found again. */
export const handler = handle(saved.watchPerson, live, async ({ input, member, from, now }, deps) => {
  const { accountId: account_id } = member;
  const { watches, limits, opened } = deps;
  await limits.take('person-saved', { account: account_id }, now);
  const subject = await viewableSubject(input.person_id, from.country, deps, now);
  if (!subject.own) throw new Fault('people.not-found');
  const report = await opened.of(account_id, subject.ids);
  if (!report || report.returned !== null) throw new Fault('people.report-not-opened');
  const [, person_id] = subject.ids;
  const digests = await currentDigests(subject, deps, now);
  const at = now.toISOString();
  await retryOnConflict(async () => {
    const [item, watch, schedule, all] = await Promise.all([
      deps.saved.of(account_id, subject.ids),
      watches.of(account_id, subject.ids),
      watches.schedule(account_id),
      watches.list(account_id),
    ]);
    if (watch) return;
    // Watches of removed people end here, not only with the next daily comparison.
    const listed = await deps.people.currentTeasers(
      all.map((each) => each.person_id),
      now,
    );
    const gone = all.filter((each) => !listed.has(each.person_id));
    if (all.length - gone.length >= figures.watchedPeople) throw new Fault('request.too-many');
    if (!item && (await deps.saved.list(account_id)).length >= figures.savedPeople) throw new Fault('request.too-many');
    await watches.commit(
      ...gone.map((each) => watches.forget(each)),
      watches.begin({ account_id, person_id, since: at, notified_at: null, digests }),
      ...(item ? [] : [deps.saved.keep({ account_id, person_id, saved_at: at, note: '', noted_at: null })]),
      // Written each time: of two watches that begin at once, the second counts the first.
      watches.keepSchedule(
        {
          account_id,
          notified_at: schedule?.notified_at ?? null,
          next_at: schedule?.next_at ?? nextComparison(at, now),
        },
        schedule,
      ),
    );
  });
  return stateOf(subject, member, deps, now);
});
