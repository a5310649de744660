import { isFree, isOpen } from '#functions/people/domain/opened.ts';
import { countriesOf } from '#functions/people/domain/jurisdiction.ts';
import { neighborsOf } from '#functions/people/neighbors.ts';
import { openedStore } from '#functions/people/opened-store.ts';
import { reportOf, subjectOf } from '#functions/people/report.ts';
import { sourceStore } from '#functions/people/sources/store.ts';
import { peopleStore } from '#functions/people/store.ts';
import { requireViewable } from '#functions/people/viewer.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { vendors } from '#functions/providers/people-data/live.ts';
import { people } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  people: peopleStore(table),
  sources: sourceStore(table),
  opened: openedStore(table),
  limits: limiterOf(table),
  vendors,
};

/** Neighbors are shown only with an open report, where the reader sees the address. */
export const handler = handle(people.getNeighbors, live, async ({ input, member, from, now }, deps) => {
  const { accountId: account } = member;
  const subject = await subjectOf(input.person_id, deps, now);
  const opened = await deps.opened.of(account, subject.ids);
  if (!opened || !(isOpen(opened, now) || isFree(opened, now))) throw new Fault('people.report-not-opened');
  if (!isOpen(opened, now)) throw new Fault('people.report-closed', { until: opened.free_until });
  requireViewable(from.country, subject.own ? countriesOf(subject.own) : []);
  await deps.limits.take('neighbors', { account }, now);
  const { addresses } = await reportOf(subject, from.country, deps, now);
  const home = addresses.find(({ fact_id, kind }) => fact_id === input.fact_id && kind === 'home');
  if (!home) throw new Fault('people.fact-not-found');
  return neighborsOf(home, subject.ids, from.country, deps.people, now);
});
