import { countriesOf } from '#functions/people/domain/jurisdiction.ts';
import { isFree } from '#functions/people/domain/opened.ts';
import { openedStore } from '#functions/people/opened-store.ts';
import { reportOf, subjectOf } from '#functions/people/report.ts';
import { isLive } from '#functions/people/sharing/link.ts';
import { mayReread, newReader, readerOf, withReader } from '#functions/people/sharing/reader.ts';
import { linkStore } from '#functions/people/sharing/store.ts';
import { sourceStore } from '#functions/people/sources/store.ts';
import { peopleStore } from '#functions/people/store.ts';
import { homesOf, requireViewable } from '#functions/people/viewer.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { vendors } from '#functions/providers/people-data/live.ts';
import { sharing } from '#shared/api/sharing.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  people: peopleStore(table),
  sources: sourceStore(table),
  opened: openedStore(table),
  links: linkStore(table),
  limits: limiterOf(table),
  vendors,
};

/**
 * The report behind a link, as it is now and may be seen where its reader is. The opening is counted and audited in one
 * transaction, with the purpose of the member, before anything is shown. The reader does not see whose link it is. The
 * browser that opened it reads it again without another opening (ADR 56); whatever ends the link ends that too.
 */
export const handler = handle(sharing.openLink, live, async ({ input, from, cookies, now }, deps) => {
  const { people, opened, links, limits } = deps;
  // Who holds a token is never refused for what others of the network guess.
  const known = await links.byToken(input.token);
  if (known) await limits.take('report-link-opened', { subject: known.link_id }, now);
  else await limits.take('report-link-unknown', { network: from.network }, now);
  const reader = readerOf(cookies);
  const link = requireOpen(known);
  const isAgain = mayReread(link, reader, now);
  if (isAgain) await limits.take('report-link-reread', { subject: `${link.link_id} ${reader}` }, now);
  else if (input.is_reload) throw new Fault('people.report-not-opened');
  const { account_id } = link;
  const subject = await subjectOf(link.person_id, deps, now);
  const report = await opened.of(account_id, subject.ids);
  if (!report || !isFree(report, now)) throw new Fault('auth.link-expired'); // returned as that of a wrong person
  const shown = subject.own ? undefined : (await people.currentTeasers([link.person_id], now)).get(link.person_id);
  requireViewable(from.country, subject.own ? countriesOf(subject.own) : shown ? homesOf(shown) : []);
  let attempts = 0;
  const contents = await reportOf(subject, from.country, deps, now);
  await retryOnConflict(count, 20);
  return { ...contents, shared: { purpose: link.purpose, ends_at: link.ends_at, now: now.toISOString() } };

  function requireOpen(link: typeof known) {
    if (!link || !(isLive(link, now) || mayReread(link, reader, now))) throw new Fault('auth.link-expired');
    return link;
  }

  async function count() {
    const current = requireOpen(await links.byToken(input.token));
    if (mayReread(current, reader, now)) return;
    const { browser, remember } = newReader(cookies);
    const [, person_id] = subject.ids;
    // Entries of one member are distinguished by their time: of two in a millisecond, the second is a millisecond later.
    const at = new Date(now.getTime() + attempts++).toISOString();
    await links.commit(
      links.view(current, withReader(current, browser, now)),
      opened.audit({ person_id, account_id, at, purpose: current.purpose, how: 'by-link' }),
    );
    remember();
  }
});
