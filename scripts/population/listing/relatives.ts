import type { RawRecord } from '#functions/people/import/record.ts';
import type { Source } from '#scripts/population/evidence.ts';
import { type Member, seenFrom } from '#scripts/population/family.ts';
import { kinOf, type Relation } from '#scripts/population/kin.ts';
import type { Subject } from '#scripts/population/listing/subject.ts';
import { shownName } from '#scripts/population/listing/names.ts';
import { random as lotsOf } from '#shared/values/chance.ts';

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
    const birth_date = relative.known === 'barely' ? null : birthOf(relative);
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
