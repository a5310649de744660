import { begin } from '#functions/people/domain/search.ts';
import { searchStore } from '#functions/people/store.ts';
import { searchView } from '#functions/people/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { startJob } from '#functions/platform/start-job.ts';
import { table } from '#functions/platform/table/live.ts';
import { people } from '#shared/api/people.ts';
import { newId } from '#shared/values/id.ts';

const live = { searches: searchStore(table), startJob };

// Written first, then started: nobody learns the id of a search that nothing will finish.
export const handler = handle(people.startSearch, live, async ({ input, now }, { searches, startJob }) => {
  const { language, ...request } = input;
  const search = begin(newId('search', now.getTime()), request, language, now);
  await searches.start(search);
  await startJob('people.gatherResults', { search_id: search.search_id });
  return searchView(search);
});
