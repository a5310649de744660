import { isFree } from '#functions/people/domain/opened.ts';
import { openedStore } from '#functions/people/opened-store.ts';
import { subjectOf } from '#functions/people/report.ts';
import { endOfLink, isLive, linkView } from '#functions/people/sharing/link.ts';
import { linkStore } from '#functions/people/sharing/store.ts';
import { sourceStore } from '#functions/people/sources/store.ts';
import { peopleStore } from '#functions/people/store.ts';
import { digest, newToken } from '#functions/platform/digest.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf, takeIfDone } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { sharing } from '#shared/api/sharing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { figures } from '#shared/values/figures.ts';
import { newId } from '#shared/values/id.ts';

const live = {
  people: peopleStore(table),
  sources: sourceStore(table),
  opened: openedStore(table),
  links: linkStore(table),
  limits: limiterOf(table),
};

/**
 * Who may open the report again free may let others read it. The daily limit holds where several requests come at once.
 * Only links that still open count: neither expired, nor used up, nor of a person whose listing was removed.
 */
export const handler = handle(sharing.makeLink, live, async ({ input, member, now }, deps) => {
  const { people, opened, links, limits } = deps;
  const { accountId: account_id } = member;
  const subject = await subjectOf(input.person_id, deps, now);
  const report = await opened.of(account_id, subject.ids);
  if (!report || !isFree(report, now)) throw new Fault('people.report-not-opened');
  const unexpired = (await links.list(account_id)).filter((link) => isLive(link, now));
  const listed = await people.currentTeasers([report.person_id, ...unexpired.map(({ person_id }) => person_id)], now);
  const existing = unexpired.filter(({ person_id }) => listed.has(person_id));
  const ofPerson = existing.filter(({ person_id }) => subject.ids.includes(person_id));
  if (existing.length >= figures.linksAtOnce || ofPerson.length >= figures.linksPerReport)
    throw new Fault('request.too-many');
  const token = newToken();
  const link = {
    account_id,
    link_id: newId('reportLink', now.getTime()),
    digest: digest(token),
    person_id: report.person_id,
    purpose: report.purpose,
    made_at: now.toISOString(),
    ends_at: endOfLink(input.days, report.free_until, now),
    views: 0,
    readers: [],
  };
  // In one transaction with the report as it was read: one that is returned meanwhile gets no link.
  const commit = () => links.commit(...links.begin(link), opened.keep(report, report));
  await takeIfDone(limits, ['report-link', { account: account_id }], now, commit);
  return { ...linkView(link, { full_name: listed.get(report.person_id)?.full_name ?? null, has_ended: false }), token };
});
