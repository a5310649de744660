import type { Evidence } from '#functions/people/import/resolve/evidence/evidence.ts';
import { fold } from '#functions/names/fold.ts';
import type { Person, RelativeFact } from '#shared/values/person.ts';

/** Weights by relation: siblings share a mother, so a parent counts less than a spouse or child. */
const weights: Partial<Record<RelativeFact['relation'], number>> = {
  spouse: 5,
  partner: 5,
  child: 4,
  grandchild: 3,
  parent: 2.5,
  sibling: 2,
  parent_in_law: 3,
  grandparent: 1.5,
  sibling_in_law: 2,
};

/** Relatives in common, with the same relation. If one is the other's relative, they are two people. */
export function kinEvidence(one: Person, other: Person): Evidence[] {
  if (isRelativeOf(one, other) || isRelativeOf(other, one))
    return [{ field: 'family_members', weight: -9, said: 'one is the other’s relative', kind: 'contradiction' }];
  const keyOf = ({ relation, full_name }: RelativeFact) => `${relation} ${fold(full_name)}`;
  const theirs = new Set(other.family_members.map(keyOf));
  const both = new Map(one.family_members.filter((each) => theirs.has(keyOf(each))).map((each) => [keyOf(each), each]));
  const weight = [...both.values()].reduce((sum, { relation }) => sum + (weights[relation] ?? 1), 0);
  const said = both.size > 1 ? `${both.size} same relatives` : 'a same relative';
  return weight ? [{ field: 'family_members', weight: Math.min(8, weight), said, kind: 'shared' }] : [];
}

/** Matched by id, or by name if a relative with that name has the same age, or a father and son share it. */
function isRelativeOf(relatives: Person, person: Person): boolean {
  const names = new Set(person.names.map(({ full_name }) => fold(full_name)));
  return relatives.family_members.some(({ person_id, full_name, birth_date }) => {
    if (person_id === person.person_id) return true;
    if (!names.has(fold(full_name))) return false;
    return !birth_date || !person.birth_date || Math.abs(birth_date.year - person.birth_date.year) <= 1;
  });
}
