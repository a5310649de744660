import { suggestedNames } from '#functions/people/domain/suggested-names.ts';
import { peopleStore } from '#functions/people/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf, takeOpen } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { people } from '#shared/api/people.ts';

const live = { people: peopleStore(table), limits: limiterOf(table) };

export const handler = handle(
  people.suggestNames,
  live,
  async ({ input: { text, part }, member, from, now }, { people, limits }) => {
    await takeOpen(limits, 'search-suggestion', { member, from }, now);
    const lexicons = await people.lexicons(now);
    return { names: suggestedNames(lexicons[part], text) };
  },
);
