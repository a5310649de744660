import { sendMessageHandler } from '#functions/messaging/jobs/send-message.ts';
import { recipientsOf } from '#functions/account/public.ts';
import { callNewsOf } from '#functions/calls/public.ts';
import { table } from '#functions/platform/table/live.ts';

export const handler = sendMessageHandler(recipientsOf(table), callNewsOf(table));
