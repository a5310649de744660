import { Birth, isAdult } from '#shared/values/day.ts';
import type { RelativeFact } from '#shared/values/person.ts';

/**
 * Years from the birth of a relative to that of the youngest child who counts as an adult without a birth date: the child
 * of a parent younger than 35, or of a grandparent younger than 53, may be under 18.
 */
const YEARS_AFTER: Partial<Record<RelativeFact['relation'], number>> = { parent: 17, grandparent: 35 };
/** The same, where the child is the one named as a relative. */
const YEARS_BEFORE: Partial<Record<RelativeFact['relation'], number>> = { child: 17, grandchild: 35 };

type Kin = Pick<RelativeFact, 'relation' | 'birth_date'>;
/** What says whether a person may be a minor: a profile, or an item derived from one. */
type Aged = {
  birth_date: Birth | null;
  /** Set on items without the relatives: what these say, as `familyBirthOf` returns it. */
  family_birth?: Birth | undefined;
  family_members?: readonly Kin[];
};

/**
 * The birth date that a person without one is assumed to have, by the births of parents and grandparents: a late one, so
 * that a possible minor is one by `isAdult` too. Null where they say nothing.
 */
export function familyBirthOf({ family_birth, family_members = [] }: Omit<Aged, 'birth_date'>): Birth | null {
  const births = family_members.flatMap((each) => after(each.birth_date, YEARS_AFTER[each.relation]));
  return latestBirth(family_birth ? [family_birth, ...births] : births);
}

/** Whether a person is under 18, or has no birth date and may be by what is recorded of the family. */
export const mayBeMinor = (person: Aged, now: Date): boolean =>
  !isAdult(now, person.birth_date ?? familyBirthOf(person));

/** The same of a relative, by what the record that names them says. */
export function relativeMayBeMinor(relative: Kin, person: Aged, now: Date): boolean {
  if (relative.birth_date) return !isAdult(now, relative.birth_date);
  // Siblings share a parent.
  if (relative.relation === 'sibling') return !isAdult(now, familyBirthOf(person));
  return !isAdult(now, latestBirth(after(person.birth_date, YEARS_BEFORE[relative.relation])));
}

type Relative = Omit<Aged, 'family_members'> & {
  person_id: string;
  family_members: readonly (Kin & { person_id: string | null })[];
};

/** The person with what the records of these relatives say of their age: the births of those named, and who they name. */
export function withFamily<P extends Relative>(person: P, relatives: readonly Relative[]): P {
  const byId = new Map(relatives.flatMap((each) => (each.birth_date ? [[each.person_id, each] as const] : [])));
  const family_members = person.family_members.map((kin) => {
    const birth_date = (kin.person_id === null ? undefined : byId.get(kin.person_id)?.birth_date) ?? kin.birth_date;
    return { ...kin, birth_date };
  });
  const births = relatives.flatMap(({ birth_date, family_members }) =>
    family_members.flatMap((kin) =>
      kin.person_id === person.person_id ? (kin.birth_date ?? after(birth_date, YEARS_BEFORE[kin.relation])) : [],
    ),
  );
  const family_birth = latestBirth(person.family_birth ? [person.family_birth, ...births] : births);
  return { ...person, family_members, ...(family_birth && { family_birth }) };
}

/** A birth so many years later, within the years that a birth may have. */
const after = (birth: Birth | null, years: number | undefined): Birth[] =>
  birth && years !== undefined ? [{ year: Math.min(2200, birth.year + years), month: birth.month }] : [];

/** The latest of these births. An unknown month counts as the last of its year. */
export const latestBirth = (births: readonly Birth[]): Birth | null =>
  births.reduce<Birth | null>((one, other) => (one && sortable(one) >= sortable(other) ? one : other), null);
const sortable = ({ year, month }: Birth) => year * 12 + (month ?? 12);
