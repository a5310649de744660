import { peopleStore, type Tally } from '#functions/people/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { people } from '#shared/api/people.ts';

const live = { people: peopleStore(table) };

export const handler = handle(people.getIndex, live, async (_, { people }) => {
  const tallies = await people.tallies();
  const sum = (of: 'people' | 'facts', among: Tally[] = tallies) => among.reduce((total, each) => total + each[of], 0);
  const sources = [...new Set(tallies.map(({ source }) => source))];
  return {
    people: sum('people'),
    facts: sum('facts'),
    sources: sources.map((source) => ({
      source,
      people: sum(
        'people',
        tallies.filter((each) => each.source === source),
      ),
    })),
    updated_at:
      tallies
        .flatMap(({ updated_at }) => updated_at ?? [])
        .sort()
        .at(-1) ?? null,
  };
});
