import { sourceStore } from '#functions/people/sources/store.ts';
import { withVendors } from '#functions/people/sources/vendor-report.ts';
import { peopleStore } from '#functions/people/store.ts';
import { reportView } from '#functions/people/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { vendors } from '#functions/providers/people-data/live.ts';
import { people } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { isAdult } from '#shared/values/day.ts';

const live = { people: peopleStore(table), sources: sourceStore(table), vendors };

export const handler = handle(people.getReport, live, async ({ input: { person_id }, now }, deps) => {
  const { people, sources } = deps;
  const [own, references] = await Promise.all([people.person(person_id), sources.references(person_id, now)]);
  const vendors = references.length ? await deps.vendors() : [];
  if (own && !isAdult(now, own.birth_date)) throw new Fault('people.not-found');
  const person = await withVendors(person_id, own, references, { sources, vendors }, now);
  if (!person || !isAdult(now, person.birth_date)) throw new Fault('people.not-found');
  const relatives = await people.persons([
    ...new Set(person.family_members.flatMap(({ person_id }) => person_id ?? [])),
  ]);
  return reportView(person, relatives, now);
});
