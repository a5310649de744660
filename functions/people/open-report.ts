import { type About, creditsOf, membershipOf } from '#functions/billing/public.ts';
import { isFree, isOpen, reopen, unlock, type UnlockedReport } from '#functions/people/domain/opened.ts';
import { countriesOf } from '#functions/people/domain/jurisdiction.ts';
import { homesOf, requireViewable } from '#functions/people/viewer.ts';
import { historyStore, openedStore } from '#functions/people/opened-store.ts';
import { contentsOf, isSparse, reportOf, subjectOf } from '#functions/people/report.ts';
import { watchStore } from '#functions/people/saved/store.ts';
import { currentDigests } from '#functions/people/saved/fact-digests.ts';
import { searcherOf } from '#functions/people/searcher.ts';
import { sourceStore } from '#functions/people/sources/store.ts';
import { peopleStore, searchStore } from '#functions/people/store.ts';
import { shownById } from '#functions/people/suppression/shown-teaser.ts';
import { openedView } from '#functions/people/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf, takeIfDone } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryWithBackoff } from '#functions/platform/table/retry-with-backoff.ts';
import { vendors } from '#functions/providers/people-data/live.ts';
import { people } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { isRefusedUse, type RefusedUse } from '#shared/validation/account.ts';
import { messages } from '#shared/validation/messages.ts';

const live = {
  people: peopleStore(table),
  sources: sourceStore(table),
  searches: searchStore(table),
  opened: openedStore(table),
  history: historyStore(table),
  credits: creditsOf(table),
  membership: membershipOf(table),
  watches: watchStore(table),
  limits: limiterOf(table),
  vendors,
  decide: retryWithBackoff,
};

/**
 * Opens a report for an hour. The credit, the ledger entry, the unlocked report and the audit entry are written in one
 * transaction.
 */
export const handler = handle(people.openReport, live, async ({ input, member, cookies, from, now }, deps) => {
  const { people, sources, searches, opened, history, credits, membership, watches, limits } = deps;
  const { accountId: account_id, subscribedUntil } = member;
  const { purpose } = input;
  if ((subscribedUntil ?? '') <= now.toISOString()) throw new Fault('billing.subscription-required');

  const subject = await subjectOf(input.person_id, deps, now);
  if (isRefusedUse(purpose)) return refuse(purpose);
  if (subject.own) requireViewable(from.country, countriesOf(subject.own));
  const before = await standing();
  const current = await people.currentTeasers([input.person_id], now);
  const stored = current.get(input.person_id);
  const shown = (await shownById(current, deps, now)).get(input.person_id);
  const view = (unlocked: UnlockedReport, cost: number) => ({ ...openedView(unlocked, shown, now), cost });
  if (before.was && isOpen(before.was, now)) return view(before.was, 0); // a repeated request for the same opening
  const free = await requireCredit(before);
  if (!subject.own) requireViewable(from.country, shown ? homesOf(shown) : []);

  /** Opens it, unless a concurrent request has (`isOpened`); new is what was not free. */
  const openNow = async () => {
    const contents = contentsOf(await reportOf(subject, from.country, deps, now), shown); // before the charge: vendors may be down

    const isWatched = (await watches.of(account_id, subject.ids)) !== undefined;
    const digests = isWatched ? await currentDigests(subject, deps, now) : undefined;
    const searcher = searcherOf({ member, cookies });
    const search_id =
      input.search_id && (await searches.found(input.search_id, subject.ids, searcher, now)) ? input.search_id : null;

    return deps.decide(async () => {
      const { was, funds } = await standing();
      if (was && isOpen(was, now)) return { answer: view(was, 0), isOpened: false, isNew: false }; // opened by a concurrent request of the same member: charged once
      const free = await requireCredit({ was, funds });
      const isUncharged = contents.is_sparse && !(contents.isEmpty && funds.left > 0); // an empty one is charged and returned
      const person_id = was?.person_id ?? subject.ids[1];
      const next = free
        ? reopen(free, { purpose, search_id }, contents, now)
        : unlock({ account_id, person_id, purpose, search_id }, contents, now);
      const about: About = { ...contents, person_id, purpose, free_until: next.free_until };
      const past = search_id && (await history.of(account_id, search_id, now));
      const watch = digests && (await watches.of(account_id, subject.ids));
      await opened.commit(
        opened.keep(next, was),
        opened.audit({
          person_id,
          account_id,
          at: now.toISOString(),
          purpose,
          how: free || isUncharged ? 'free' : 'for-a-credit',
        }),
        ...(free
          ? credits.openAgain(funds, about, now)
          : isUncharged
            ? credits.openSparse(funds, about, now)
            : credits.spend(funds, about, contents, now)),
        ...(past ? [history.keep({ ...past, opened: person_id }, past)] : []),
        // What is read now is no news later.
        ...(watch ? [watches.know(watch, digests)] : []),
        ...keptUntil(new Date(next.free_until)),
      );
      return { answer: view(next, next.returned || free || isUncharged ? 0 : 1), isOpened: true, isNew: !free };
    });
  };
  const weekly = ['report-subject', { subject: `${account_id} ${subject.ids[1]}` }] as const;
  const openOnce = () => takeIfDone(limits, weekly, now, openNow, ({ isOpened }) => isOpened);
  if (free) return (await openOnce()).answer;
  const daily = ['report-subjects-day', { account: account_id }] as const;
  return (await takeIfDone(limits, daily, now, openOnce, ({ isNew }) => isNew)).answer;

  /** No credit is spent. The subject sees the attempt counted; more of them than the limit are not. */
  async function refuse(use: RefusedUse): Promise<never> {
    const [, person_id] = subject.ids;
    await limits.take('report-refused', { subject: `${account_id} ${person_id}` }, now);
    await opened.commit(opened.audit({ person_id, account_id, at: now.toISOString(), purpose: use, how: 'refused' }));
    throw new Fault('account.use-refused', { fields: { purpose: [messages['use.refused']] } });
  }

  async function standing() {
    const [was, funds] = await Promise.all([opened.of(account_id, subject.ids), credits.of(account_id)]);
    return { was, funds };
  }

  /** Requires a credit, unless the report is free to reopen, or its teaser says that it is sparse. */
  async function requireCredit({ was, funds }: Awaited<ReturnType<typeof standing>>) {
    if (was && isFree(was, now)) return was;
    if (funds.left > 0 || (shown && isSparse(shown))) return undefined;
    const until = await membership.renewsAt(account_id);
    throw new Fault('billing.insufficient-credits', { until: until ?? undefined });
  }

  /**
   * Vendor candidates expire with their search after a day; those of an opened report last as long as it can be
   * reopened.
   */
  function keptUntil(until: Date) {
    const [requestedId] = subject.ids;
    return [
      ...subject.references.map(({ source, ref }) => sources.refer(requestedId, source, ref, until)),
      ...(stored?.expires_at === undefined
        ? []
        : [people.saveTeaser({ ...stored, expires_at: until.getTime() / 1000 })]),
    ];
  }
});
