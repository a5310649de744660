import { historyEntryOf } from '#functions/people/domain/past-search.ts';
import { newSearch } from '#functions/people/domain/search.ts';
import { notMeantStore } from '#functions/people/not-meant-store.ts';
import { historyStore } from '#functions/people/opened-store.ts';
import { newSearcher } from '#functions/people/searcher.ts';
import { isKnownState } from '#functions/people/places/known-state.ts';
import { searchStore } from '#functions/people/store.ts';
import { searchView } from '#functions/people/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { startJob } from '#functions/platform/start-job.ts';
import { table } from '#functions/platform/table/live.ts';
import { proofOf } from '#functions/support/proof.ts';
import { people } from '#shared/api/people.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import { newId } from '#shared/values/id.ts';

const live = {
  searches: searchStore(table),
  history: historyStore(table),
  notMeant: notMeantStore(table),
  limits: limiterOf(table),
  takeProof: proofOf(table),
  startJob,
};

// The search is stored before its job starts, so that a returned id always has a job.
export const handler = handle(people.startSearch, live, async ({ input, member, cookies, from, now }, deps) => {
  const { searches, history, notMeant, limits, takeProof, startJob } = deps;
  const { language, proof, ...request } = input;
  if (!(await isKnownState(request))) throw new Fault('request.invalid', { fields: { state: [messages.invalid] } });
  if (member) {
    const account = member.accountId;
    await limits.take('search-member', { account }, now);
    await limits.take('search-member-day', { account }, now);
  } else {
    // Above the hourly limit a proof of work is required.
    await limits.take('search-visitor', { network: from.network }, now).catch(async (error: unknown) => {
      if (asFault(error).code !== 'request.too-many') throw error;
      await takeProof(proof, 'search', from, now);
    });
    await limits.take('search-visitor-day', { network: from.network }, now);
  }
  const account = member?.accountId ?? null;
  const ids = account ? await notMeant.of(account, request) : [];
  const search = newSearch(
    newId('search', now.getTime()),
    request,
    language,
    now,
    newSearcher({ member, cookies }),
    ids,
  );
  await searches.start(search, ...(account ? [history.keep(historyEntryOf(account, search))] : []));
  await startJob('people.gatherResults', { search_id: search.search_id });
  return searchView(search);
});
