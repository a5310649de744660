import { sendLineHandler } from '#functions/calls/web-chat/send-line.ts';
import { chatTickets } from '#functions/helpdesk/public.ts';
import { table } from '#functions/platform/table/live.ts';

export const handler = sendLineHandler(chatTickets(table));
