import { noteOf } from '#functions/people/corrections/dispute.ts';
import { disputesOf } from '#functions/people/corrections/disputes.ts';
import { isFree, isOpen } from '#functions/people/domain/opened.ts';
import { openedStore } from '#functions/people/opened-store.ts';
import { fullPersonOf, subjectOf } from '#functions/people/report.ts';
import { sourceStore } from '#functions/people/sources/store.ts';
import { peopleStore } from '#functions/people/store.ts';
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
  disputes: disputesOf(table),
  limits: limiterOf(table),
  vendors,
};

/** Only who sees a fact can dispute it: the report has to be open. */
export const handler = handle(people.disputeFact, live, async ({ input, member, now }, deps) => {
  const { fact_id, kind } = input;
  const account_id = member.accountId;
  const subject = await subjectOf(input.person_id, deps, now);
  const opened = await deps.opened.of(account_id, subject.ids);
  if (!opened || !(isOpen(opened, now) || isFree(opened, now))) throw new Fault('people.report-not-opened');
  if (!isOpen(opened, now)) throw new Fault('people.report-closed', { until: opened.free_until });
  await deps.limits.take('dispute', { account: account_id }, now);
  const shown = await fullPersonOf(subject, deps, now);
  const dispute = await deps.disputes.open(
    { person_id: subject.ids[1], fact_id, kind, note: noteOf(input), shown, by: { member: account_id } },
    now,
  );
  return { fact_id, disputed: { kind: dispute.kind, since: dispute.opened_at }, due_at: dispute.due_at };
});
