import type { Result } from '#shared/api/people/search-results.ts';

/** A person to show, and those whom nothing that is shown tells apart from them. */
export type NamesakeGroup = { person: Result; others: Result[] };

/** Groups people of whom the same is known; each group is where its first one was. */
export function groupNamesakes(people: readonly Result[]): NamesakeGroup[] {
  const groups = new Map<string, NamesakeGroup>();
  for (const person of people) {
    const key = appearanceOf(person);
    const group = groups.get(key);
    if (group) group.others.push(person);
    else groups.set(key, { person, others: [] });
  }
  return [...groups.values()];
}

/** All that a row shows beside why somebody matches and when they were last seen. */
const appearanceOf = ({ person_id: _, reasons: __, score: ___, last_seen: ____, sources: _____, ...shown }: Result) =>
  JSON.stringify(shown);

/** Whether nothing is known of a person but a name. */
export const isNameAlone = ({ age, birth_date, death, occupation, counts }: Result): boolean =>
  age === null &&
  !birth_date &&
  !death &&
  !occupation &&
  Object.entries(counts).every(([section, count]) => section === 'personal' || count === 0);
