import { callPage } from '#functions/calls/assistant/call-list.ts';
import { withCurrentNames } from '#functions/calls/assistant/current-names.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { whoHas } from '#functions/people/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { assistant } from '#shared/api/assistant.ts';
import { API } from '#shared/contract/route.ts';

const live = { calls: callStore(table), whoHas: whoHas(table) };

export const handler = handle(assistant.getCalls, live, async ({ input, caller, now }, { calls, whoHas }) => {
  const { filter, per_page } = input;
  // A caller who opened a link has no account and sees no calls.
  const all = caller.accountId ? await calls.latest(caller.accountId) : [];
  const url = (page: number) => {
    const rest = { ...(per_page !== 20 && { per_page: String(per_page) }), ...(filter !== 'all' && { filter }) };
    return `${API}${assistant.getCalls.path}?${new URLSearchParams({ page: String(page), ...rest }).toString()}`;
  };
  const shown = callPage(all, { filter, page: input.page, perPage: per_page, url });
  return { ...shown, data: await withCurrentNames(shown.data, whoHas, now) };
});
