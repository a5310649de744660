import type { Evidence } from '#functions/people/import/resolve/evidence/evidence.ts';
import { fold } from '#functions/names/fold.ts';
import type { Person } from '#shared/values/person.ts';

/** Shared jobs and schools. The employer identifies a job; title and year make it more specific. */
export function workEvidence(one: Person, other: Person): Evidence[] {
  const jobs = best(one.jobs, other.jobs, (a, b) => {
    if (!a.employer || !b.employer || fold(a.employer) !== fold(b.employer)) return 0;
    const sameTitle = fold(a.title) === fold(b.title);
    const sameStart = a.started !== null && a.started.slice(0, 7) === b.started?.slice(0, 7);
    return 1.2 + (sameTitle ? 1.3 : 0) + (sameStart ? 2.5 : 0);
  });
  const schools = best(one.education, other.education, (a, b) => {
    if (fold(a.school) !== fold(b.school)) return 0;
    return 1 + (a.started !== null && a.started.slice(0, 4) === b.started?.slice(0, 4) ? 1 : 0);
  });
  const evidenceOf = (field: string, said: string, weight: number): Evidence[] =>
    weight ? [{ field, weight, said, kind: weight >= 2.5 ? 'own' : 'shared' }] : [];
  return [
    ...evidenceOf('jobs', 'same employer', Math.min(6, jobs)),
    ...evidenceOf('education', 'same school', Math.min(3, schools)),
  ];
}

/** The best pair, plus a quarter of the others. */
function best<T>(mine: T[], theirs: T[], weigh: (a: T, b: T) => number): number {
  const weights = mine.map((a) => Math.max(0, ...theirs.map((b) => weigh(a, b)))).sort((a, b) => b - a);
  const [first = 0, ...others] = weights;
  return first + others.reduce((sum, each) => sum + each, 0) / 4;
}
