import { creditsOf } from '#functions/billing/public.ts';
import { closeAsWrongPerson, isFree, isOpen, type UnlockedReport } from '#functions/people/domain/opened.ts';
import { openedStore } from '#functions/people/opened-store.ts';
import { peopleStore } from '#functions/people/store.ts';
import { openedView } from '#functions/people/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryWithBackoff } from '#functions/platform/table/retry-with-backoff.ts';
import { people } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  people: peopleStore(table),
  opened: openedStore(table),
  credits: creditsOf(table),
  decide: retryWithBackoff,
};

export const handler = handle(people.returnReport, live, async ({ input, member, now }, deps) => {
  const { people, opened, credits } = deps;
  const account_id = member.accountId;
  const ids = await people.idsOf(input.person_id);
  const shown = (await people.currentTeasers([input.person_id], now)).get(input.person_id);
  const view = (unlocked: UnlockedReport) => openedView(unlocked, shown, now);

  return deps.decide(async () => {
    const [was, funds] = await Promise.all([opened.of(account_id, ids), credits.of(account_id)]);
    if (was?.returned === 'wrong-person') return view(was); // a repeated request refunds one credit
    if (!was || !(isOpen(was, now) || isFree(was, now))) throw new Fault('people.report-not-opened');
    if (!isOpen(was, now)) throw new Fault('people.report-closed', { until: was.free_until });
    const next = closeAsWrongPerson(was, now);
    await opened.commit(opened.keep(next, was), ...credits.giveBack(funds, next, now));
    return view(next);
  });
});
