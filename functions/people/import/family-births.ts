import { familyBirthOf, mayBeMinor, relativeMayBeMinor, withFamily } from '#functions/people/domain/possible-minor.ts';
import { directoryStore } from '#functions/people/directory/store.ts';
import { loadPeople } from '#functions/people/import/records.ts';
import type { SourceRecord } from '#functions/people/import/source-record.ts';
import { rewriteRecords } from '#functions/people/suppression/rewrite-person.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Birth } from '#shared/values/day.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

/**
 * The records of a batch, those of possible minors with what linked records of the batch and of the index say of their
 * age. People of the index who turn out to be possible minors are rewritten first: an import that dies in between finds
 * them again. Reads the people that these records link for their age, and nothing for other records.
 */
export async function withFamilyBirths<T extends SourceRecord>(table: Table, records: T[], now: Date): Promise<T[]> {
  const batch = Map.groupBy(
    records.map(({ person }) => person),
    ({ person_id }) => person_id,
  );
  const isDated = (id: PersonId) => batch.get(id)?.some(({ birth_date }) => birth_date);
  const elders = records.flatMap(({ person }) => eldersIn(person)).filter((id) => !isDated(id));
  const youths = new Set(records.flatMap(({ person }) => youthsIn(person, now)).filter((id) => !batch.has(id)));
  const others = [...new Set([...elders, ...youths])];
  const stored = others.length ? [...(await loadPeople(table, others))] : [];
  // As the records name them: a merged person has another id.
  const known = stored.map(([person_id, each]): Person => ({ ...each.person, person_id }));
  const byId = Map.groupBy([...[...batch.values()].flat(), ...known], ({ person_id }) => person_id);
  const naming = Map.groupBy(
    [...byId.values()].flat().flatMap((person) => youthsIn(person, now).map((youth) => ({ youth, person }))),
    ({ youth }) => youth,
  );
  const birthOf = (person: Person): Birth | undefined => {
    if (person.birth_date || mayBeMinor(person, now)) return undefined;
    const named = eldersIn(person).flatMap((id) => byId.get(id) ?? []);
    const relatives = [...named, ...(naming.get(person.person_id) ?? []).map((each) => each.person)];
    const family = withFamily(person, relatives);
    return mayBeMinor(family, now) ? (familyBirthOf(family) ?? undefined) : undefined;
  };

  for (const person of known) {
    const family_birth = youths.has(person.person_id) ? birthOf(person) : undefined;
    if (family_birth) await rewrite(table, person.person_id, family_birth, now);
  }
  return records.map((record) => {
    const family_birth = birthOf(record.person);
    return family_birth ? { ...record, person: { ...record.person, family_birth } } : record;
  });
}

/** The linked relatives whose births, unknown here, would say the age of a person without a birth date. */
const eldersIn = ({ birth_date, family_members }: Person): PersonId[] =>
  birth_date ? [] : linked(family_members.filter((kin) => isElder.has(kin.relation) && !kin.birth_date));
const isElder: ReadonlySet<string> = new Set(['parent', 'grandparent']);

/** The linked relatives who may be minors by what this record says. */
const youthsIn = (person: Person, now: Date): PersonId[] =>
  linked(person.family_members.filter((kin) => relativeMayBeMinor(kin, person, now)));

const linked = (kin: Person['family_members']) => kin.flatMap(({ person_id }) => person_id ?? []);

async function rewrite(table: Table, person_id: PersonId, family_birth: Birth, now: Date): Promise<void> {
  const withBirth = async (records: Person[]) =>
    new Map(records.slice(0, 1).map((record) => [record.person_id, { ...record, family_birth }]));
  const by = { removed_by: 'import', lane: 0 };
  await directoryStore(table).sweep(await rewriteRecords(table, person_id, withBirth, by, now));
}
