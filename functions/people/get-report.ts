import { isFree, isOpen } from '#functions/people/domain/opened.ts';
import { countriesOf } from '#functions/people/domain/jurisdiction.ts';
import { requireViewable } from '#functions/people/viewer.ts';
import { openedStore } from '#functions/people/opened-store.ts';
import { askRegisters } from '#functions/people/registers/ask.ts';
import { findingStore } from '#functions/people/registers/store.ts';
import { reportOf, subjectOf } from '#functions/people/report.ts';
import { sourceStore } from '#functions/people/sources/store.ts';
import { peopleStore } from '#functions/people/store.ts';
import { shownById } from '#functions/people/suppression/shown-teaser.ts';
import { openedView } from '#functions/people/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { vendors } from '#functions/providers/people-data/live.ts';
import { registers } from '#functions/providers/registers/live.ts';
import { people } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  people: peopleStore(table),
  sources: sourceStore(table),
  opened: openedStore(table),
  vendors,
  findings: findingStore(table),
  registers,
};

// Access is checked before any vendor or register is called: vendors charge for each call, and registers learn a name.
export const handler = handle(people.getReport, live, async ({ input, member, from, now }, deps) => {
  const subject = await subjectOf(input.person_id, deps, now);
  const opened = await deps.opened.of(member.accountId, subject.ids);
  if (!opened || !(isOpen(opened, now) || isFree(opened, now))) throw new Fault('people.report-not-opened');
  if (!isOpen(opened, now)) throw new Fault('people.report-closed', { until: opened.free_until });
  requireViewable(from.country, subject.own ? countriesOf(subject.own) : []);
  const [report, shown] = await Promise.all([
    reportOf(subject, from.country, deps, now),
    deps.people.currentTeasers([opened.person_id], now).then((current) => shownById(current, deps, now)),
  ]);
  const answers = await askRegisters(report, from.country, deps, now);
  return {
    ...report,
    registers: answers,
    opened: openedView(opened, shown.get(opened.person_id), now),
    now: now.toISOString(),
  };
});
