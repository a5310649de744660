import type { RawRecord } from '#functions/people/import/record.ts';
import type { Source, Subject } from '#scripts/population/evidence.ts';
import { isMinor, type Member, seenFrom } from '#scripts/population/family.ts';
import { shownName } from '#scripts/population/listed-names.ts';
import type { Month } from '#scripts/population/time.ts';
import { random as lotsOf } from '#shared/values/chance.ts';
import type { RelativeFact } from '#shared/values/person.ts';

type Relation = RelativeFact['relation'];
/** A relation, and the wedding it dates from; 0 for relations by birth. */
type Kin = { relation: Relation; since: Month };

/** All relatives, nearest first; relations are mutual. */
function kinOf(member: Member): Map<Member, Kin> {
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

/** How often a relation is known; the same as its inverse, so that both sides agree. */
const share: Record<Relation, number> = {
  spouse: 1,
  partner: 0.95,
  parent: 0.95,
  child: 0.95,
  sibling: 0.9,
  grandparent: 0.6,
  grandchild: 0.6,
  parent_in_law: 0.6,
  other: 0.6,
  sibling_in_law: 0.4,
};

const close: readonly Relation[] = ['spouse', 'partner', 'parent', 'child', 'sibling'];
const tellers = (relation: Relation): Source[] =>
  close.includes(relation) ? ['households', 'property', 'web'] : ['web', 'households'];

/** The known relatives of a person; relations are always recorded on both sides. */
export function relativesOf({ seed, family, member, certain }: Subject): NonNullable<RawRecord['family_members']> {
  return [...kinOf(member)].flatMap(([relative, { relation, since }]) => {
    if (!isConnected(seed, member, relative, relation)) return [];
    const from = Math.max(seenFrom(member), seenFrom(relative), since);
    const birth_date = relative.known === 'barely' && !isMinor(relative) ? null : birthOf(relative);
    const id = relative.listed ? relative.key : null;
    const value = { full_name: shownName(family, relative).full_name, relation, id, birth_date };
    return [certain({ from, until: null }, value, tellers(relation))];
  });
}

function isConnected(seed: string, member: Member, relative: Member, relation: Relation): boolean {
  if ([member, relative].some(({ known, listed }) => listed && known === 'barely')) return false;
  const pair = [member.key, relative.key].sort().join('+');
  return lotsOf(`${seed}/${pair}`).happens(share[relation]);
}

const birthOf = ({ born }: Member) => ({ year: Math.floor(born / 12), month: (born % 12) + 1 });
