import { mayChange, owesMessage } from '#functions/people/domain/search.ts';
import { searcherOf } from '#functions/people/searcher.ts';
import { searchStore } from '#functions/people/store.ts';
import { searchView } from '#functions/people/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { startJob } from '#functions/platform/start-job.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { people } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

const live = { searches: searchStore(table), startJob };

export const handler = handle(people.notifyWhenReady, live, async ({ input, member, cookies, now }, deps) => {
  const { searches, startJob } = deps;
  const phone = parsePhone(input.phone, input.country);
  if (!phone) throw new Fault('request.invalid', { fields: { phone: [messages.phone] } });
  let granted = false;
  return retryOnConflict(async () => {
    const search = await searches.of(input.search_id, now);
    if (!search || !mayChange(search, searcherOf({ member, cookies }))) throw new Fault('people.search-not-found');
    // One text per search: a repeated request changes nothing, but starts a job that an earlier request failed to
    // start.
    const waiting = search.notify ? search : { ...search, notify: { phone, message_id: null } };
    if (waiting !== search) {
      granted ||= await searches.takeText(phone, now);
      if (!granted) throw new Fault('request.too-many');
      await searches.replace(search, waiting);
    }
    // The search has already finished: the job sends the text now.
    if (owesMessage(waiting)) await startJob('people.gatherResults', { search_id: search.search_id });
    return searchView(waiting);
  });
});
