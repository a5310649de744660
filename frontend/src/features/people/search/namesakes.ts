import type { Result } from '#shared/api/people/search-results.ts';

/** A person to show, and the others whose row would be the same. */
export type NamesakeGroup = { person: Result; others: Result[] };

/** Groups people whose rows would be the same; a group takes the position of its first member. */
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

/** Everything in a row except the reasons for the match and the date of the data. */
const appearanceOf = ({ person_id: _, reasons: __, score: ___, last_seen: ____, sources: _____, ...shown }: Result) =>
  JSON.stringify(shown);

/** Whether nothing is known of a person but a name. */
export const isNameAlone = ({ age, birth_date, death, occupation, counts }: Result): boolean =>
  age === null &&
  !birth_date &&
  !death &&
  !occupation &&
  Object.entries(counts).every(([section, count]) => section === 'personal' || count === 0);
