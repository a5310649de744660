import { rowsOf } from '#functions/account/auth/domain/access-rows.ts';
import { accessLog } from '#functions/account/auth/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { page } from '#functions/platform/page.ts';
import { table } from '#functions/platform/table/live.ts';
import { auth } from '#shared/api/auth.ts';

const live = { accessLog: accessLog(table) };

const PER_PAGE = 20;

export const handler = handle(auth.getAccessLog, live, async ({ input, member }, { accessLog }) =>
  page(rowsOf(await accessLog.all(member.accountId)), {
    page: input.page,
    perPage: PER_PAGE,
    url: (page) => `/api/auth/access-log?page=${page}`,
  }),
);
