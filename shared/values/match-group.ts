/** Named as asked, only similarly, or marked by the searcher as not meant. */
export const matchGroups = ['exact', 'similar', 'not-meant'] as const;
export type MatchGroup = (typeof matchGroups)[number];

type Matched = { person_id: string; reasons: readonly { kind: string }[] };

/** Whether a name is only similar to the one asked for. */
export const isSimilar = ({ reasons }: Pick<Matched, 'reasons'>): boolean =>
  reasons.some(({ kind }) => kind === 'letters' || kind === 'sound');

export const matchGroupOf = (person: Matched, notMeant: readonly string[]): MatchGroup =>
  notMeant.includes(person.person_id) ? 'not-meant' : isSimilar(person) ? 'similar' : 'exact';

/** By group; the order within each stays. */
export const byMatchGroup = <T extends Matched>(people: readonly T[], notMeant: readonly string[]): T[] =>
  matchGroups.flatMap((group) => people.filter((person) => matchGroupOf(person, notMeant) === group));

/** How many people are in each group. */
export function countMatches(people: readonly Matched[], notMeant: readonly string[]): Record<MatchGroup, number> {
  const counts = { exact: 0, similar: 0, 'not-meant': 0 };
  for (const person of people) counts[matchGroupOf(person, notMeant)]++;
  return counts;
}
