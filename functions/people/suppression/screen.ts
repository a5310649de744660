import { splitName } from '#functions/people/import/name.ts';
import type { Facts } from '#functions/people/suppression/domain/facts.ts';
import { isHiddenRelative } from '#functions/people/suppression/domain/hidden-relative.ts';
import {
  rowsByContact,
  rowsByHouse,
  rowsByName,
  rowsByPhone,
  rowsSurelyNamed,
} from '#functions/people/suppression/domain/find-rows.ts';
import { isSamePerson, isSurelySame, type NameLikeness } from '#functions/people/suppression/domain/same-person.ts';
import { housesOf, type Traits, traitsOf, wordsOfName } from '#functions/people/suppression/domain/traits.ts';
import type { SuppressionIndex } from '#functions/people/suppression/list.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { Person, RelativeFact } from '#shared/values/person.ts';

/** What may be shown of a record: nothing, or the person without what is suppressed. */
export type Screening = { isHidden: true; isSure: boolean } | { isHidden: false; person: Person; isChanged: boolean };

/** Applies the suppression list to people of an import or a vendor, in one batch of reads. */
export async function screen(list: SuppressionIndex, people: readonly Person[]): Promise<Screening[]> {
  const [own, listed] = await Promise.all([screenByRows(list, people), list.listed(people)]);
  return own.map((screening, at) => (listed[at] ? { isHidden: true, isSure: true } : screening));
}

async function screenByRows(list: SuppressionIndex, people: readonly Person[]): Promise<Screening[]> {
  if (list.isEmpty) return people.map((person) => ({ isHidden: false, person, isChanged: false }));
  const looked = people.map((person) => lookUp(list, person));
  const facts = await list.facts(looked.flatMap(({ rows }) => rows));
  return looked.map((look) => decide(list, look, facts));
}

/**
 * A person who is shown, without suppressed relatives, and without contacts if one of their ids is protected. Does not
 * ask whether the person is suppressed.
 */
export async function shownPerson<P extends Person>(
  list: SuppressionIndex,
  person: P,
  ids: readonly PersonId[] = [person.person_id],
): Promise<P> {
  if (list.isEmpty) return person;
  const look = lookUp(list, person, 'relatives');
  const isProtected = ids.some((id) => list.protects(id));
  const shown = withoutContacts(
    list,
    withoutRelatives(list, look, await list.facts(look.rows)),
    look.traits,
    isProtected,
  );
  const { family_members, addresses, phones, jobs } = shown;
  return shown === person ? person : { ...person, family_members, addresses, phones, jobs };
}

/** Whether a relative is removed, or is called like a removed person. Needs no facts: the others are shown. */
export function mayNameSuppressed(
  list: SuppressionIndex,
  relatives: readonly Pick<RelativeFact, 'full_name' | 'person_id'>[],
): boolean {
  return relatives.some(
    ({ full_name, person_id }) => (person_id && list.hides(person_id)) || rowsOfName(list, full_name).size > 0,
  );
}

function rowsOfName({ digest, rowsAt }: SuppressionIndex, full_name: string): Map<number, NameLikeness> {
  return rowsSurelyNamed(wordsOfName({ ...splitName(full_name), full_name }), digest, rowsAt);
}

type Look = {
  person: Person;
  traits: Traits;
  /** The rows whose facts are needed. */
  rows: number[];
  names: Map<number, NameLikeness>;
  relatives: Map<RelativeFact, Map<number, NameLikeness>>;
};

function lookUp(list: SuppressionIndex, person: Person, what: 'all' | 'relatives' = 'all'): Look {
  const { digest, rowsAt } = list;
  const traits = traitsOf(person);
  const tied = new Set([...rowsByContact(traits, digest, rowsAt), ...rowsByHouse(traits.houses, digest, rowsAt)]);
  const names = rowsByName(what === 'all' ? traits.names : [], digest, rowsAt, tied);
  const relatives = new Map(
    person.family_members.map((relative) => [relative, rowsOfName(list, relative.full_name)] as const),
  );
  if (what === 'all') for (const row of tied) if (!names.has(row)) names.set(row, 'other');
  const rows = [...names.keys(), ...[...relatives.values()].flatMap((likest) => [...likest.keys()])];
  return { person, traits, rows, names, relatives };
}

function decide(list: SuppressionIndex, look: Look, facts: Map<number, Facts>): Screening {
  const { person, traits, names } = look;
  const own = new Set(list.rowsOf(person.person_id));
  for (const [row, likeness] of names) {
    const known = facts.get(row);
    if (known && isSamePerson(likeness, traits, known)) own.add(row);
  }
  const scopes = new Set([...own].map((row) => list.row(row)?.scope));
  if (scopes.has('listing')) {
    const isSure = [...own].some((row) => facts.has(row) && isSurelySame(traits, facts.get(row)!));
    return { isHidden: true, isSure };
  }
  const shown = withoutContacts(list, withoutRelatives(list, look, facts), traits, scopes.has('contact'));
  return { isHidden: false, person: shown, isChanged: shown !== person };
}

function withoutRelatives(
  list: SuppressionIndex,
  { person, traits, relatives }: Look,
  facts: Map<number, Facts>,
): Person {
  const isShown = (relative: RelativeFact) => {
    if (relative.person_id && list.hides(relative.person_id)) return false;
    return ![...(relatives.get(relative) ?? [])].some(([row, likeness]) => {
      const known = list.row(row)?.scope === 'listing' ? facts.get(row) : undefined;
      return known && isHiddenRelative(likeness, relative.birth_date, { traits, names: person.names }, known);
    });
  };
  const family_members = person.family_members.filter(isShown);
  return family_members.length === person.family_members.length ? person : { ...person, family_members };
}

/**
 * Without the addresses and numbers of protected people: all of their own with the towns of their jobs, and of those who
 * share the house, that address and, if they live there now, their numbers.
 */
function withoutContacts(list: SuppressionIndex, person: Person, traits: Traits, isProtected: boolean): Person {
  if (isProtected) return withoutPlaces(person);
  const isContact = (row: number) => list.row(row)?.scope === 'contact';
  const { digest, rowsAt } = list;
  const isHome = (houses: string[]) => [...rowsByHouse(houses, digest, rowsAt)].some(isContact);
  const hidden = isHome(traits.houses) ? person.addresses.filter((address) => isHome(housesOf(address))) : [];
  const livesThere = hidden.some(({ current, kind }) => current && kind !== 'office');
  const phones = livesThere
    ? []
    : person.phones.filter(({ number }) => !rowsByPhone(number, digest, rowsAt).some(isContact));
  if (!hidden.length && phones.length === person.phones.length) return person;
  return { ...person, addresses: person.addresses.filter((address) => !hidden.includes(address)), phones };
}

/** Without any address, number or town of work: the town of a job is mostly that of the home. */
function withoutPlaces(person: Person): Person {
  const { addresses, phones, jobs } = person;
  if (!addresses.length && !phones.length && jobs.every(({ city }) => city === null)) return person;
  return { ...person, addresses: [], phones: [], jobs: jobs.map((job) => ({ ...job, city: null })) };
}
