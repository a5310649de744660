import { callPage } from '#functions/calls/assistant/call-list.ts';
import { withCurrentNames } from '#functions/calls/assistant/current-names.ts';
import { searchFor } from '#functions/calls/assistant/domain/search.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { whoHas } from '#functions/people/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { assistant } from '#shared/api/assistant.ts';

const PER_PAGE = 20;

const live = { calls: callStore(table), whoHas: whoHas(table) };

/** By names as they may be shown now: one that was removed from the index finds nothing. */
export const handler = handle(assistant.searchCalls, live, async ({ input, caller, now }, { calls, whoHas }) => {
  const { words, filter, page } = input;
  const fits = searchFor(words);
  const all = caller.accountId ? await calls.latest(caller.accountId) : [];
  const found = (await withCurrentNames(all.filter(fits), whoHas, now)).filter(fits);
  const { next_page_url, prev_page_url, ...shown } = callPage(found, {
    filter,
    page,
    perPage: PER_PAGE,
    url: () => '',
  });
  return shown;
});
