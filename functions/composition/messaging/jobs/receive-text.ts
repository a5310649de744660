import { receiveTextHandler } from '#functions/messaging/jobs/receive-text.ts';
import { recipientsOf } from '#functions/account/public.ts';
import { table } from '#functions/platform/table/live.ts';

export const handler = receiveTextHandler(recipientsOf(table));
