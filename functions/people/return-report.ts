import { creditsOf } from '#functions/billing/public.ts';
import { closeAsWrongPerson, isFree, isOpen, type UnlockedReport } from '#functions/people/domain/opened.ts';
import { openedStore } from '#functions/people/opened-store.ts';
import { isLive } from '#functions/people/sharing/link.ts';
import { linkStore } from '#functions/people/sharing/store.ts';
import { peopleStore } from '#functions/people/store.ts';
import { shownById } from '#functions/people/suppression/shown-teaser.ts';
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
  links: linkStore(table),
  decide: retryWithBackoff,
};

/** Revokes the member’s private links to the report: they would open nothing, and a second credit must not revive them. */
export const handler = handle(people.returnReport, live, async ({ input, member, now }, deps) => {
  const { people, opened, credits, links } = deps;
  const account_id = member.accountId;
  // With a membership its credits end: none comes back after it, least of all one that was paid back.
  const isMember = (member.subscribedUntil ?? '') > now.toISOString();
  const ids = await people.idsOf(input.person_id);
  const current = await people.currentTeasers([input.person_id], now);
  const shown = (await shownById(current, deps, now)).get(input.person_id);
  const view = (unlocked: UnlockedReport) => openedView(unlocked, shown, now);

  return deps.decide(async () => {
    const [was, funds] = await Promise.all([opened.of(account_id, ids), credits.of(account_id)]);
    if (was?.returned === 'wrong-person') return view(was); // a repeated request refunds one credit
    if (!was || !(isOpen(was, now) || isFree(was, now))) throw new Fault('people.report-not-opened');
    if (!isOpen(was, now)) throw new Fault('people.report-closed', { until: was.free_until });
    const next = closeAsWrongPerson(was, now);
    const shared = (await links.list(account_id)).filter(({ person_id }) => ids.includes(person_id));
    const revoked = shared.filter((link) => isLive(link, now)).flatMap(links.revoke);
    await opened.commit(
      opened.keep(next, was),
      ...(was.is_sparse || !isMember ? [] : credits.giveBack(funds, next, now)),
      ...revoked,
    );
    return view(next);
  });
});
