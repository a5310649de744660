import { suggestedOrSimilar } from '#functions/people/domain/suggested-places.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { people } from '#shared/api/people.ts';

const live = { limits: limiterOf(table) };

export const handler = handle(people.suggestPlaces, live, async ({ input, from: { network }, now }, { limits }) => {
  await limits.take('search-suggestion', { network }, now);
  return suggestedOrSimilar(input);
});
