import { logOutHandler } from '#functions/account/auth/log-out.ts';
import { chatLinksOf } from '#functions/calls/public.ts';
import { table } from '#functions/platform/table/live.ts';

export const handler = logOutHandler(chatLinksOf(table).close);
