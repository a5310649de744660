import { suggestedNames } from '#functions/people/domain/suggested-names.ts';
import { peopleStore } from '#functions/people/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { people } from '#shared/api/people.ts';

const live = { people: peopleStore(table), limits: limiterOf(table) };

export const handler = handle(
  people.suggestNames,
  live,
  async ({ input: { text, part }, from: { network }, now }, { people, limits }) => {
    await limits.take('search-suggestion', { network }, now);
    const lexicons = await people.lexicons(now);
    return { names: suggestedNames(lexicons[part], text) };
  },
);
