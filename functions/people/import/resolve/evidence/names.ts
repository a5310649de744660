import { distance } from 'fastest-levenshtein';

import { isCommonFirstName, isCommonSurname } from '#functions/people/import/resolve/common-names.ts';
import { likeness } from '#functions/names/same-name.ts';
import type { Evidence } from '#functions/people/import/resolve/evidence/evidence.ts';
import { fold } from '#functions/names/fold.ts';
import { otherFirstNames } from '#functions/names/nicknames.ts';
import type { NameFact, Person } from '#shared/values/person.ts';

/** Below this likeness two names belong to two people, whatever else agrees. */
export const COMPATIBLE = 0.5;

/** The evidence of the most similar pair of names, and whether their first names differ. */
export function nameEvidence(one: Person, other: Person): { evidence: Evidence[]; firstNamesDiffer: boolean } {
  const pairs = one.names.flatMap((a) => other.names.map((b) => ({ a, b, like: likenessOf(a, b) })));
  const best = pairs.reduce((most, each) => (each.like > most.like ? each : most));
  const evidenceOf = (weight: number, said: string, kind: Evidence['kind'] = 'name'): Evidence => ({
    field: 'names',
    weight,
    said,
    kind,
  });
  if (best.like < COMPATIBLE)
    return { evidence: [evidenceOf(-6, 'another name', 'contradiction')], firstNamesDiffer: true };
  const { a, b, like } = best;
  const odds = Math.log(like / (1 - Math.min(like, 0.9999)));
  return {
    evidence: [
      like >= 0.98 ? evidenceOf(5, 'same name') : evidenceOf(Math.min(4.5, odds), 'a like name'),
      evidenceOf(rarityOf(a), 'how common it is'),
      ...middleEvidence(a, b, evidenceOf),
      ...generationEvidence(one, other, evidenceOf),
    ],
    firstNamesDiffer: differ(a.first_name, b.first_name),
  };
}

const likenessOf = (a: NameFact, b: NameFact) =>
  fold(a.full_name) === fold(b.full_name) || sameEnds(a, b) ? 0.99 : likeness(a.full_name, b.full_name);

/** Equal first name and surname; middle names are weighed separately. */
const sameEnds = (a: NameFact, b: NameFact) =>
  [a.first_name, a.last_name].every(Boolean) &&
  fold(`${a.first_name} ${a.last_name}`) === fold(`${b.first_name ?? ''} ${b.last_name ?? ''}`);

/** One rare part makes a name rare; two common parts have thousands of bearers. */
function rarityOf({ first_name, last_name }: NameFact): number {
  const common = [isCommonSurname(last_name), isCommonFirstName(first_name)].filter(Boolean).length;
  return [1, 0, -3][common]!;
}

type MakeEvidence = (weight: number, said: string, kind?: Evidence['kind']) => Evidence;

function middleEvidence(a: NameFact, b: NameFact, evidenceOf: MakeEvidence): Evidence[] {
  const [one = '', other = ''] = [a, b].map(({ middle_name }) => fold(middle_name ?? '').split(' ')[0]);
  if (!one || !other) return [];
  if (one === other) return [evidenceOf(one.length > 1 ? 3 : 1.5, 'same middle name')];
  const isInitial = one.length === 1 || other.length === 1;
  if (isInitial && one[0] === other[0]) return [evidenceOf(1.5, 'same middle initial')];
  return [evidenceOf(isInitial || one[0] !== other[0] ? -4 : -1, 'another middle name')];
}

const generations: Record<string, string> = { junior: 'jr', senior: 'sr', '2nd': 'ii', '3rd': 'iii', '4th': 'iv' };
const GENERATION = /\b(jr|junior|sr|senior|ii|iii|iv|2nd|3rd|4th)$/;

const generationOf = ({ names }: Person): string | undefined => {
  const [found] = names.flatMap(({ full_name }) => GENERATION.exec(fold(full_name))?.[1] ?? []);
  return found && (generations[found] ?? found);
};

/** John Smith Sr. is not John Smith Jr.; either may be John Smith. */
function generationEvidence(one: Person, other: Person, evidenceOf: MakeEvidence): Evidence[] {
  const [a, b] = [generationOf(one), generationOf(other)];
  if (a === b) return a ? [evidenceOf(1.5, 'same generation')] : [];
  if (a && b) return [evidenceOf(-9, 'another generation', 'contradiction')];
  return [evidenceOf(one.birth_date && other.birth_date ? -1 : -4, 'only one is called junior or the like')];
}

/**
 * Whether two first names differ by more than an initial or a nickname. Similar names are not equal: it may be a typo,
 * or twins.
 */
function differ(one: string | null, other: string | null): boolean {
  const [a = '', b = ''] = [one, other].map((name) => fold(name ?? '').split(' ')[0]);
  if (!a || !b || a === b) return false;
  if ((a.length === 1 || b.length === 1) && a[0] === b[0]) return false;
  if (distance(a, b) < 3 && Math.abs(a.length - b.length) < 2) return true;
  return ![...otherFirstNames(a), ...otherFirstNames(b)].some(({ name }) => name === a || name === b);
}
