import type { Evidence, Kind } from '#functions/people/import/resolve/evidence/evidence.ts';
import { addressEvidence } from '#functions/people/import/resolve/evidence/addresses.ts';
import { birthEvidence, genderEvidence } from '#functions/people/import/resolve/evidence/birth.ts';
import { contactEvidence, type Holders } from '#functions/people/import/resolve/evidence/contacts.ts';
import { kinEvidence } from '#functions/people/import/resolve/evidence/kin.ts';
import { nameEvidence } from '#functions/people/import/resolve/evidence/names.ts';
import { workEvidence } from '#functions/people/import/resolve/evidence/work.ts';
import type { Person } from '#shared/values/person.ts';

export type Verdict = { verdict: 'same' | 'maybe' | 'different'; score: number; evidence: Evidence[] };

/** Context of a comparison: whether one source has separate ids for the two, and how many similar people there are. */
export type Setting = { sameSource: boolean; namesakes: number; holders: Holders };

/**
 * At or above the first score two records are one person, between the two they need a review, below they are two
 * people.
 */
const SURE = 6;
const MAYBE = 1;

/** The prior odds that two people with a common key are the same. */
const PRIOR = -5;

/**
 * Scores whether two people are the same: the sum of weights in the manner of Fellegi and Sunter. A wrong merge shows
 * one person’s data on another’s page, so attributes shared by relatives or twins never suffice.
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
  // For twins called Jon and John, only individual identifiers decide.
  const isTold = has('key') || (has('own') && !firstNamesDiffer);
  return score >= SURE && isTold ? 'same' : 'maybe';
}
