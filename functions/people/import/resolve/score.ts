import type { Evidence, Kind } from '#functions/people/import/resolve/evidence/evidence.ts';
import { addressEvidence } from '#functions/people/import/resolve/evidence/addresses.ts';
import { birthEvidence, genderEvidence } from '#functions/people/import/resolve/evidence/birth.ts';
import { contactEvidence, type Holders } from '#functions/people/import/resolve/evidence/contacts.ts';
import { kinEvidence } from '#functions/people/import/resolve/evidence/kin.ts';
import { nameEvidence } from '#functions/people/import/resolve/evidence/names.ts';
import { workEvidence } from '#functions/people/import/resolve/evidence/work.ts';
import type { Person } from '#shared/values/person.ts';

export type Verdict = { verdict: 'same' | 'maybe' | 'different'; score: number; evidence: Evidence[] };

/** What else is known: whether one source calls the two by ids of its own, and how many more people look alike. */
export type Setting = { sameSource: boolean; namesakes: number; holders: Holders };

/** From here on two records are one person; between the two somebody must look; below they are two people. */
const SURE = 6;
const MAYBE = 1;

/** How rarely two people whom the index finds under one key are the same. */
const PRIOR = -5;

/**
 * Whether two are the same person: the sum of the weights in the manner of Fellegi and Sunter. A wrong join shows one
 * person’s data on another’s page, so what a father and a son or twins have in common never suffices.
 */
export function scorePair(one: Person, other: Person, { sameSource, namesakes, holders }: Setting): Verdict {
  const names = nameEvidence(one, other);
  const evidence: Evidence[] = [
    { field: 'prior', weight: PRIOR, said: 'two people found under one key', kind: 'name' as const },
    ...(sameSource
      ? [{ field: 'source', weight: -3, said: 'one source has two ids for them', kind: 'shared' as const }]
      : []),
    ...(namesakes > 1
      ? [{ field: 'namesakes', weight: -Math.log(namesakes), said: 'others of this name', kind: 'name' as const }]
      : []),
    ...names.evidence,
    ...birthEvidence(one, other),
    ...genderEvidence(one, other),
    ...contactEvidence(one, other, holders),
    ...addressEvidence(one, other),
    ...kinEvidence(one, other),
    ...workEvidence(one, other),
  ].map((each) => ({ ...each, weight: Math.round(each.weight * 100) / 100 }));
  const score = Math.round(evidence.reduce((sum, { weight }) => sum + weight, 0) * 100) / 100;
  return { verdict: verdictOf(score, evidence, names.firstNamesDiffer), score, evidence };
}

function verdictOf(score: number, evidence: Evidence[], firstNamesDiffer: boolean): Verdict['verdict'] {
  const has = (kind: Kind) => evidence.some((each) => each.kind === kind && each.weight > 0);
  if (evidence.some(({ kind }) => kind === 'contradiction') || score < MAYBE) return 'different';
  // Of twins called Jon and John everything agrees but what each has alone.
  const isTold = has('key') || (has('own') && !firstNamesDiffer);
  return score >= SURE && isTold ? 'same' : 'maybe';
}
