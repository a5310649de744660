import type { Member } from '#scripts/population/family.ts';
import type { RelativeFact } from '#shared/values/person.ts';

export type Relation = RelativeFact['relation'];

/** Everybody in the family whom a relation leads to, nearest relation first. What A is to B, B says of A the other way round. */
export function kinOf(member: Member): Map<Member, Relation> {
  const kin = new Map<Member, Relation>();
  const add = (relation: Relation, relatives: readonly Member[]) => {
    for (const each of relatives) if (each !== member && !kin.has(each)) kin.set(each, relation);
  };
  const spouse = partnerOf(member);
  const siblings = siblingsOf(member);
  if (spouse) add(member.union!.kind === 'married' ? 'spouse' : 'partner', [spouse]);
  add('parent', member.parents);
  add('child', member.children);
  add('sibling', siblings);
  add(
    'grandparent',
    member.parents.flatMap(({ parents }) => parents),
  );
  add(
    'grandchild',
    member.children.flatMap(({ children }) => children),
  );
  if (spouse) add('parent_in_law', spouse.parents);
  if (spouse) add('sibling_in_law', siblingsOf(spouse));
  add(
    'sibling_in_law',
    siblings.flatMap((each) => partnerOf(each) ?? []),
  );
  // children-in-law and former partners have no word of their own in the record
  add(
    'other',
    member.children.flatMap((each) => partnerOf(each) ?? []),
  );
  if (member.union?.until) add('other', member.union.partners);
  return kin;
}

/** Whom they are with now. */
function partnerOf({ union, key }: Member): Member | undefined {
  return union && !union.until ? union.partners.find((each) => each.key !== key) : undefined;
}

const siblingsOf = (member: Member): Member[] => [
  ...new Set(member.parents.flatMap(({ children }) => children).filter((each) => each !== member)),
];
