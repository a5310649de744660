import type { Member } from '#scripts/population/family.ts';
import type { Month } from '#scripts/population/time.ts';
import type { RelativeFact } from '#shared/values/person.ts';

export type Relation = RelativeFact['relation'];
/** A relation, and the wedding it dates from; 0 for relations by birth. */
type Kin = { relation: Relation; since: Month };

/** All relatives, nearest first; relations are mutual. */
export function kinOf(member: Member): Map<Member, Kin> {
  const kin = new Map<Member, Kin>();
  const add = (relation: Relation, relatives: readonly Member[], since: Month = 0) => {
    for (const each of relatives) if (each !== member && !kin.has(each)) kin.set(each, { relation, since });
  };
  const { union, parents, children } = member;
  const spouse = partnerOf(member);
  const siblings = siblingsOf(member);
  if (union && spouse) add(union.kind === 'married' ? 'spouse' : 'partner', [spouse], union.since);
  add('parent', parents);
  add('child', children);
  add('sibling', siblings);
  for (const each of parents) add('grandparent', each.parents);
  for (const each of children) add('grandchild', each.children);
  if (union && spouse) {
    add('parent_in_law', spouse.parents, union.since);
    add('sibling_in_law', siblingsOf(spouse), union.since);
  }
  for (const each of siblings) add('sibling_in_law', withPartner(each), each.union?.since);
  // children-in-law and former partners have no relation of their own in the format
  for (const each of children) add('other', withPartner(each), each.union?.since);
  if (union?.until) add('other', union.partners, union.since);
  return kin;
}

/** The current partner. */
function partnerOf({ union, key }: Member): Member | undefined {
  return union && !union.until ? union.partners.find((each) => each.key !== key) : undefined;
}

const withPartner = (member: Member): Member[] => [partnerOf(member) ?? []].flat();

const siblingsOf = (member: Member): Member[] => [
  ...new Set(member.parents.flatMap(({ children }) => children).filter((each) => each !== member)),
];
